// Which language is spoken now, and saying things in it. Whatever calls `say` while it draws is
// drawn again when the language changes, or when more of its sentences have arrived.
import { Catalogue, Verbatim, type Values } from './catalogue'
import { recall, remember } from '~/parts/memory'
import type { Text } from '~/service/types'

type Load = () => Promise<string>
const FALLBACK = 'en'

// Python and the browser read the same files; adding a folder adds a language.
const first = import.meta.glob<string>(
  ['../../../src/tabiji/locale/*/{duo,tokaido,table,web-*}.ftl'],
  { query: '?raw', import: 'default' },
)
const later = import.meta.glob<string>(
  ['../../../src/tabiji/locale/*/{*-rules,errors-*}.ftl', '!**/errors-arena.ftl'],
  { query: '?raw', import: 'default' },
)

function filesOf(code: string, files: Record<string, Load>): Load[] {
  return Object.keys(files)
    .filter((path) => path.includes(`/locale/${code}/`))
    .map((path) => files[path]!)
}

export const languages: string[] = [
  ...new Set(Object.keys(first).map((path) => /locale\/(\w+)\//.exec(path)![1]!)),
].sort()

interface Spoken {
  catalogue: Catalogue
  /** Files not read yet, in the order in which they are looked into. */
  unread: Load[][]
}

/** Grows, and is replaced by itself anew, as files arrive. */
let spoken = $state.raw<Spoken>({ catalogue: new Catalogue(FALLBACK), unread: [] })
let fetching: Promise<void> | null = null

async function read(catalogue: Catalogue, files: Load[]): Promise<void> {
  for (const source of await Promise.all(files.map((load) => load()))) catalogue.add(source)
}

/** Speaks a language from now on, everywhere on the page. */
export async function speak(code: string): Promise<void> {
  const catalogue = new Catalogue(code)
  await read(catalogue, filesOf(code, first))
  fetching = null
  spoken = { catalogue, unread: [filesOf(code, later)] }
  document.documentElement.lang = code
  remember('language', code)
}

/** Fetches what has not been needed so far: the rules, and words for what went wrong. */
export function sayMore(): Promise<void> {
  const { catalogue, unread } = spoken
  const [next, ...rest] = unread
  if (!next) return Promise.resolve()
  fetching ??= read(catalogue, next).then(
    () => {
      fetching = null
      if (spoken.catalogue === catalogue) spoken = { catalogue, unread: rest }
    },
    () => {
      fetching = null
    },
  )
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
