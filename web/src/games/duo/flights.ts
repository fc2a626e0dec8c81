// What travels from somewhere to somebody, or back, from one view of the table to the next: seen
// from what each has, whatever the reason.
import type { DuoView, PlayerView } from '~/service/types'
import type { Flight } from '../face'
import { areaAt, SPRING, stationAt, townCalled, waveOf } from './targets'

export const BAG = 'bag'
/** A place on somebody's boards. */
export const at = (seat: number, place: 'coins' | 'gold' | 'wares' | 'paintings' | 'held') => `${seat}/${place}`

/** More coins than these are not counted by eye. */
const COINS = 4

export function flights(before: DuoView, after: DuoView): Flight[] {
  const found = after.players.flatMap((now) => {
    const was = before.players[now.seat]
    return was ? [...traded(was, now), ...gifted(was, now)] : []
  })
  for (const { character, side, holder } of after.waves) {
    const was = before.waves.find((wave) => wave.character === character)
    if (was) found.push(...held(`wave-${side}`, waveOf(character), was.holder, holder))
  }
  return [...found, ...held('spring', SPRING, before.spring, after.spring)]
}

function traded(was: PlayerView, now: PlayerView): Flight[] {
  const { seat } = now
  const given = waresLess(now, was)
  const earned = now.gold > was.gold || now.coins > was.coins
  const counter = given.length ? townCalled(now.merchant) : stationAt(now.pilgrim)
  const coins = now.gold > was.gold ? COINS : Math.min(COINS, now.coins - was.coins)
  return [
    ...given.map((what) => ({ what, from: at(seat, 'wares'), to: earned ? counter : BAG })),
    ...waresLess(was, now).map((what) => ({ what, from: BAG, to: at(seat, 'wares') })),
    ...times(coins, { what: 'coin', from: counter, to: at(seat, 'coins') }),
    ...times(now.gold - was.gold, { what: 'slab', from: at(seat, 'coins'), to: at(seat, 'gold') }),
  ]
}

function gifted(was: PlayerView, now: PlayerView): Flight[] {
  return now.gifted.slice(was.gifted.length).map((icon) => ({
    what: `painting-${icon}`,
    from: at(now.seat, 'paintings'),
    to: areaAt(now.artist),
  }))
}

function held(what: string, place: string, was: number | null, now: number | null): Flight[] {
  if (was === now) return []
  const where = (holder: number | null) => (holder === null ? place : at(holder, 'held'))
  return [{ what, from: where(was), to: where(now) }]
}

/** What the one has fewer of than the other, one by one. */
function waresLess(one: PlayerView, other: PlayerView): string[] {
  return Object.entries(other.wares).flatMap(([ware, count]) =>
    Array<string>(Math.max(0, count - (one.wares[ware] ?? 0))).fill(`ware-${ware}`),
  )
}

function times(count: number, flight: Flight): Flight[] {
  return Array<Flight>(Math.max(0, count)).fill(flight)
}
