// What travels between the road and the albums, from one view of the table to the next: seen from
// what each has, whatever the reason. It sets out when whoever walked has arrived.
import type { TokaidoView, TravelerView } from '~/service/types'
import type { Flight } from '../face'
import { walkingTime } from './pace'

export const stopCalled = (stop: number) => `stop:${stop}`
/** A place in somebody's album. */
export const at = (seat: number, place: 'coins' | 'views' | 'souvenirs' | 'meals' | 'people' | 'baths') => `${seat}/${place}`

/** More coins than these are not counted by eye. */
const COINS = 4

export function flights(before: TokaidoView, after: TokaidoView): Flight[] {
  if (after.over && !before.over) return [] // what the end gives is counted, not carried
  return after.travelers.flatMap((now) => {
    const was = before.travelers[now.seat]
    return was && was.traveler === now.traveler ? gained(was, now) : []
  })
}

function gained(was: TravelerView, now: TravelerView): Flight[] {
  const { seat } = now
  const here = stopCalled(now.stop)
  const wait = walkingTime(Math.max(0, now.stop - was.stop))
  const brought = (what: string, place: Parameters<typeof at>[1]) => ({ what, from: here, to: at(seat, place), wait })
  const coins = now.coins - was.coins
  const purse = at(seat, 'coins')
  return [
    ...Array<Flight>(Math.min(COINS, Math.max(0, coins))).fill(brought('coin', 'coins')),
    ...Array<Flight>(Math.min(COINS, Math.max(0, -coins))).fill({ what: 'coin', from: purse, to: here, wait }),
    ...Object.keys(now.panoramas)
      .filter((name) => (now.panoramas[name] ?? 0) > (was.panoramas[name] ?? 0))
      .map((name) => brought(`view ${name}`, 'views')),
    ...now.souvenirs.slice(was.souvenirs.length).map(() => brought('parcel', 'souvenirs')),
    ...now.meals.slice(was.meals.length).map((dish) => brought(`dish ${dish}`, 'meals')),
    ...now.encounters.slice(was.encounters.length).map((name) => brought(`person ${name}`, 'people')),
    ...now.springs.slice(was.springs.length).map(() => brought('bath', 'baths')),
  ]
}
