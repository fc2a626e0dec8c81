// Which legal action belongs to which thing on the table: found by its sentence, never by a rule.
import type { Legal } from '~/service/types'

/** To leave it at that: the last card of a tray. */
const LEAVING = ['pass', 'done', 'refuse']

const ON_TABLE = new Set(
  ['choose', 'go', 'neutral-go', 'buy', 'donate', 'donate-more', 'keep', 'panorama', 'eat', 'take']
    .concat(LEAVING)
    .map((word) => `tokaido-${word}`),
)

/** Whether a space of the road, or a card in the tray, offers it. */
export function onBoard(legal: Legal): boolean {
  return ON_TABLE.has(legal.text.id)
}

/** The kind of action, without the name of the game. */
export function deed(legal: Legal): string {
  return legal.text.id.replace(/^tokaido-/, '')
}

export function leaves(legal: Legal): boolean {
  return LEAVING.includes(deed(legal))
}

/** The stop that an action goes to. */
export function goal(legal: Legal): number | null {
  const { id, args } = legal.text
  if (id !== 'tokaido-go' && id !== 'tokaido-neutral-go') return null
  return typeof args.stop === 'number' ? args.stop : null
}

/** The way to each stop that can be gone to. */
export function ways(legal: readonly Legal[]): Map<number, Legal> {
  const found = new Map<number, Legal>()
  for (const one of legal) {
    const stop = goal(one)
    if (stop !== null) found.set(stop, one)
  }
  return found
}

/** The action of this kind that mentions a thing, by the thing's id in the language files. */
export function about(legal: readonly Legal[], kind: string, thing: string): Legal | undefined {
  return legal.find((one) => deed(one) === kind && Object.values(one.text.args).includes(thing))
}

/** A card's name as one word, as ids have it: `Tai Meshi` is `tai-meshi`. */
export function wordOf(name: string): string {
  return name.toLowerCase().split(/\s+/).join('-')
}

/** The id of a thing in the language files: `termOf('encounter', 'annaibito_sea')`. */
export function termOf(family: string, name: string): string {
  return `${family}-${wordOf(name).replaceAll('_', '-')}`
}
