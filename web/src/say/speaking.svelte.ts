// Which language is spoken now, and saying things in it. Whatever calls `say` while it draws is
// drawn again when the language changes, or when more of its sentences have arrived.
import { sentences } from 'virtual:sentences'
import { Catalogue, Verbatim, type Values } from './catalogue'
import { recall, remember } from '~/parts/memory'
import { inTime } from '~/service/patience'
import type { Text } from '~/service/types'

const FALLBACK = 'en'

export const languages: string[] = Object.keys(sentences)

type Load = () => Promise<{ default: string }>

interface Spoken {
  catalogue: Catalogue
  /** What else can be fetched if a sentence is not found. */
  unread: Load[]
}

/** Replaced as a whole when the language changes, and when more of it has arrived. */
let spoken = $state.raw<Spoken>({ catalogue: new Catalogue(FALLBACK), unread: [] })
let fetching: Promise<void> | null = null
/** The last language that was asked for: an earlier one that arrives late is not spoken. */
let wanted = ''

/** Speaks a language from now on, everywhere on the page. */
export async function speak(code: string): Promise<void> {
  wanted = code
  const { often, seldom } = sentences[code] ?? sentences[FALLBACK]!
  const catalogue = new Catalogue(code)
  catalogue.add((await often()).default)
  if (wanted !== code) return
  fetching = null
  spoken = { catalogue, unread: [seldom] }
  document.documentElement.lang = code
  remember('language', code)
}

/** Fetches what has not been needed so far: the rules, and words for what went wrong. */
export function sayMore(): Promise<void> {
  const { catalogue, unread } = spoken
  const [load, ...rest] = unread
  if (!load) return Promise.resolve()
  fetching ??= inTime(load())
    .then(({ default: source }) => {
      catalogue.add(source)
      if (spoken.catalogue === catalogue) spoken = { catalogue, unread: rest }
    })
    .catch(() => {
      // Not reachable now, or too late: asked for again when the sentence is needed again.
    })
    .finally(() => (fetching = null))
  return fetching
}

/** The language that was chosen before, or the first of the reader's that we speak. */
export function preferred(wished: readonly string[] = navigator.languages): string {
  const chosen = recall('language')
  if (chosen && languages.includes(chosen)) return chosen
  const codes = wished.map((tag) => tag.split('-')[0]!.toLowerCase())
  return codes.find((code) => languages.includes(code)) ?? FALLBACK
}

/** Speaks the preferred language; must be over before anything is said. */
export function begin(): Promise<void> {
  return speak(preferred())
}

export function language(): string {
  return spoken.catalogue.code
}

/** A language's name in itself. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/**
 * A sentence in the language that is spoken. `names` are the players', by seat. One that has not
 * arrived yet is empty until it has; one that nobody has is its own id.
 */
export function say(what: string | Text, values: Values = {}, names: readonly string[] = []): string {
  const { catalogue, unread } = spoken
  const said = catalogue.say(what, values, names)
  if (said !== null) return said
  if (unread.length === 0) return typeof what === 'string' ? what : what.id
  void sayMore()
  return ''
}

/** Whether there is such a sentence among those that have arrived. */
export function has(entry: string): boolean {
  return spoken.catalogue.has(entry)
}

/** The ids that begin like this, among those that have arrived, in the order of the files. */
export function entries(beginning: string): string[] {
  return spoken.catalogue.entries(beginning)
}

/** A value that is the same in every language, even if it looks like the id of a sentence. */
export function verbatim(text: string): Verbatim {
  return new Verbatim(text)
}

export function number(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(spoken.catalogue.code, options).format(value)
}

/** "a, b and c" */
export function list(items: readonly string[]): string {
  return new Intl.ListFormat(spoken.catalogue.code, { type: 'conjunction' }).format(items)
}
