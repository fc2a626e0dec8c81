// The sentences of one language, as src/tabiji/locale/catalogues.py has them for Python: what a
// sentence mentions is completed in the same way, so that both say the same.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Text } from '~/service/types'

/** A text that is the same in every language: a name, a key, a word that somebody typed. */
export class Verbatim {
  constructor(readonly text: string) {}
}

/** What a sentence may mention. */
export type Value = number | string | Text | Verbatim
export type Values = Record<string, Value>

/** Values that are seats: a player's name comes with each of them. */
const SEAT_VALUES = ['seat', 'holder', 'winner']

type Pattern = NonNullable<ReturnType<FluentBundle['getMessage']>>['value']

export class Catalogue {
  readonly #bundle: FluentBundle
  readonly #entries: string[] = []

  constructor(readonly code: string) {
    this.#bundle = new FluentBundle(code, { useIsolating: false })
  }

  add(source: string): void {
    const resource = new FluentResource(source)
    this.#entries.push(...resource.body.map((entry) => entry.id))
    this.#bundle.addResource(resource)
  }

  has(entry: string): boolean {
    return this.#bundle.hasMessage(entry)
  }

  /** The ids that begin like this, in the order of the files. */
  entries(beginning: string): string[] {
    return this.#entries.filter((entry) => entry.startsWith(beginning))
  }

  /** The sentence, or null where this language does not have it (yet). */
  say(what: string | Text, values: Values = {}, names: readonly string[] = []): string | null {
    const text = typeof what === 'string' ? { id: what, args: {}, verbatim: [] } : what
    const pattern = this.#pattern(text.id)
    if (pattern === null) return null
    const given: Values = { ...text.args }
    for (const name of text.verbatim) given[name] = new Verbatim(String(given[name]))
    return reflowed(this.#format(pattern, this.#completed({ ...given, ...values }, names)))
  }

  /** The pattern of an entry, or, after a dot, of one of its attributes. */
  #pattern(sentence: string): Pattern {
    const [entry = '', attribute] = sentence.split('.')
    const found = this.#bundle.getMessage(entry)
    return (attribute ? found?.attributes[attribute] : found?.value) ?? null
  }

  #format(pattern: NonNullable<Pattern>, values: Record<string, FluentVariable>): string {
    return this.#bundle.formatPattern(pattern, values, [])
  }

  /** The values, with the texts of entries, their declined forms and players' names. */
  #completed(values: Values, names: readonly string[]): Record<string, FluentVariable> {
    const plain: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(values)) {
      if (value instanceof Verbatim) plain[name] = value.text
      else if (typeof value === 'object') plain[name] = this.say(value, {}, names) ?? value.id
      else plain[name] = value
    }
    const complete = { ...plain }
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === 'number' && SEAT_VALUES.includes(name)) {
        complete[`${name}-name`] = this.#player(value, names)
      } else if (typeof value === 'string' && this.has(value)) {
        Object.assign(complete, this.#forms(name, value, plain))
      }
    }
    return complete
  }

  #forms(name: string, entry: string, values: Record<string, FluentVariable>) {
    const found = this.#bundle.getMessage(entry)!
    const forms: Record<string, string> = {}
    if (found.value) forms[name] = this.#format(found.value, values)
    for (const [form, pattern] of Object.entries(found.attributes)) {
      forms[`${name}-${form}`] = this.#format(pattern, values)
    }
    return forms
  }

  #player(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.say('player', { number: seat + 1 }) ?? String(seat + 1)
  }
}

/** Lines joined into paragraphs: a file is wrapped for its writers, a screen for its readers. */
export function reflowed(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => paragraph.split('\n').join(' '))
    .join('\n\n')
}
