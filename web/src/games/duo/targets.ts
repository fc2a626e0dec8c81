// Which legal action belongs to which thing on the table: found by its sentence and by what it
// would change, never by a rule. Dice, places and wave tiles offer their own actions; what is
// done at a place is a button, and the thing itself a shortcut to it.
import type { DuoView, Legal } from '~/service/types'
import type { Ware } from './board'

/** A thing on the table, as `kind:name`. */
export type Thing = string

export const dieOf = (character: string): Thing => `die:${character}`
export const stationAt = (index: number): Thing => `station:${index}`
export const townCalled = (name: string): Thing => `town:${name}`
export const areaAt = (index: number): Thing => `area:${index}`
export const waveOf = (character: string): Thing => `wave:${character}`
export const SPRING: Thing = 'spring'
export const GIFT: Thing = 'painting:gift'
export const NEXT_PAINTING: Thing = 'painting:next'
export const wareAt = (ware: string, number: number): Thing => `ware:${ware}:${number}`

/** The thing that offers an action; null: nothing does, it is a button. */
export function offeredBy(legal: Legal): Thing | null {
  const { id, args } = legal.text
  switch (id) {
    case 'duo-choose':
      return dieOf(String(args.die).replace('character-', ''))
    case 'duo-take':
      return waveOf(legal.word.replace('take-', ''))
    case 'duo-walk': {
      const walked = legal.changes.find(({ field }) => field === 'pilgrim')
      return walked ? stationAt(walked.after) : null
    }
    case 'duo-travel-coast':
    case 'duo-travel-mountain':
      return townCalled(String(args.town))
    case 'duo-cross':
      return areaAt(Number(args.area))
    default:
      return null
  }
}

export function onBoard(legal: Legal): boolean {
  return offeredBy(legal) !== null
}

/** What each thing offers. */
export function offers(legal: readonly Legal[]): Map<Thing, Legal> {
  const found = new Map<Thing, Legal>()
  for (const one of legal) {
    const thing = offeredBy(one)
    if (thing) found.set(thing, one)
  }
  return found
}

/**
 * What a click on a thing means beside the buttons: praying at the temple where the pilgrim
 * stands, for instance. A thing that could mean several actions is no shortcut.
 */
export function shortcuts(legal: readonly Legal[], view: DuoView): Map<Thing, Legal> {
  const found = new Map<Thing, Legal | null>()
  for (const one of legal) {
    for (const thing of meantBy(one, view)) found.set(thing, found.has(thing) ? null : one)
  }
  return new Map([...found].filter((entry): entry is [Thing, Legal] => entry[1] !== null))
}

function meantBy(legal: Legal, view: DuoView): Thing[] {
  const player = view.players[view.actor ?? -1]
  if (!player) return []
  const { id, args } = legal.text
  switch (id) {
    case 'duo-pray':
    case 'duo-stroll':
    case 'duo-collect':
      return [stationAt(player.pilgrim)]
    case 'duo-bathe':
      return [stationAt(player.pilgrim), SPRING]
    case 'duo-again':
      return [SPRING]
    case 'duo-draw':
      return [townCalled(player.merchant)]
    case 'duo-sell':
      return [
        townCalled(player.merchant),
        ...(legal.word.startsWith('sell-plain') ? [] : [wareAt(nameIn(args.ware), Number(args.count))]),
      ]
    case 'duo-return':
      return every(player.wares, nameIn(args.ware))
    case 'duo-paint':
      return [areaAt(player.artist), NEXT_PAINTING]
    case 'duo-gift':
      return [areaAt(player.artist), GIFT]
    default:
      return []
  }
}

/** `ware-fan` is about `fan`. */
function nameIn(entry: unknown): string {
  return String(entry).replace(/^[a-z]+-/, '')
}

function every(wares: Record<string, number>, ware: string): Thing[] {
  return Array.from({ length: wares[ware] ?? 0 }, (_, i) => wareAt(ware, i + 1))
}

/** The wares of a player one by one, each with its number among its kind. */
export function waresOf(wares: Record<string, number>): { ware: Ware; thing: Thing }[] {
  return Object.entries(wares).flatMap(([ware, count]) =>
    Array.from({ length: count }, (_, i) => ({ ware: ware as Ware, thing: wareAt(ware, i + 1) })),
  )
}

