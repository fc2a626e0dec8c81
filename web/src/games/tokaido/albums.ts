// What stands in an album, arranged for drawing.
import type { TokaidoView, TravelerView } from '~/service/types'
import type { Say } from '../face'
import type { Printed } from './printed'

/** The souvenirs by kind, every kind there is: the n-th of each stand in one set. */
export function held(board: Printed, souvenirs: readonly string[]) {
  const kindOf = new Map(board.souvenirs.map(({ name, kind }) => [name, kind]))
  return board.kinds.map(({ name: kind, text }) => ({
    kind,
    text,
    names: souvenirs.filter((name) => kindOf.get(name) === kind),
  }))
}

/** Each different thing, and how often it is there, in the order of its first. */
export function counted<Thing>(things: readonly Thing[]): [Thing, number][] {
  const times = new Map<Thing, number>()
  for (const thing of things) times.set(thing, (times.get(thing) ?? 0) + 1)
  return [...times]
}

/** How long an album is in a strip, in its own units. */
export function lengthOf(one: TravelerView, board: Printed): number {
  const longest = Math.max(...board.panoramas.map(({ sections }) => sections))
  const columns = (things: number) => Math.max(1, Math.ceil(things / 2))
  const widths = [
    longest * 26,
    board.kinds.length * 45,
    16 + Math.max(1, one.meals.length) * 64,
    columns(counted(one.encounters).length) * 56,
    72,
    one.achievements.length ? columns(one.achievements.length) * 44 : 0,
  ]
  return widths.reduce((sum, width) => sum + width + 14, 0)
}

/** Everybody who has given to the temple, the most generous first; the neutral traveler is `null`. */
export function donors(view: TokaidoView): { seat: number | null; coins: number; rank: number }[] {
  const all = [
    ...view.travelers.map(({ seat, donated }) => ({ seat: seat as number | null, coins: donated })),
    ...(view.neutral === null ? [] : [{ seat: null, coins: view.neutral_donated }]),
  ].filter(({ coins }) => coins > 0)
  return all
    .map((one) => ({ ...one, rank: 1 + all.filter(({ coins }) => coins > one.coins).length }))
    .sort((a, b) => a.rank - b.rank)
}

/** A seat's place among the donors; null for whoever has given nothing. */
export function donorRank(view: TokaidoView, seat: number): number | null {
  return donors(view).find((donor) => donor.seat === seat)?.rank ?? null
}

/** "Meals: Soba and Tofu", or that there are none. */
export function named(
  title: string,
  things: readonly string[],
  list: (things: readonly string[]) => string,
  say: Say,
): string {
  return `${title}: ${things.length ? list(things) : say('tokaido-nothing')}`
}
