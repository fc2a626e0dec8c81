// Where the six characters stand on the island, and the ways they take when they move.
import type { DuoView } from '~/service/types'
import {
  areasBetween,
  stationsBetween,
  townOf,
  townsBetween,
  type Character,
  type DuoBoard,
} from './board'
import type { Point } from './outline'
import type { Places } from './places'

/** Where a character is: a station, a town or an area. */
export type Spot = number | string

export function spotOf(view: DuoView, seat: number, character: Character): Spot {
  return view.players[seat]![character]
}

/** Where the feet of a character are: each seat has its own side where both may be. */
export function feet(
  board: DuoBoard,
  places: Places,
  seat: number,
  character: Character,
  spot: Spot,
): Point {
  const side = seat === 0 ? -1 : 1
  if (character === 'artist') {
    const { centre, room } = places.areas[spot as number]!
    return { x: centre.x + side * Math.max(19, room * 0.42), y: centre.y + Math.min(room * 0.66, 38) }
  }
  if (character === 'pilgrim') {
    const { kind } = board.stations[spot as number]!
    return onTheBeach(places, spot as number, kind === 'town')
  }
  const { station } = townOf(board, spot as string)
  if (station !== null) return onTheBeach(places, station, true)
  const { x, y } = places.towns.get(spot as string)!
  // Beside the town, whose name and number are seen.
  return { x: x + side * 37, y: y + 6 }
}

/** Before the roof of a town, and else beside the picture of a station: what they show is seen. */
function onTheBeach(places: Places, station: number, town: boolean): Point {
  const { place, seaward } = places.stations[station]!
  if (town) return { x: place.x + seaward.x * 9, y: place.y - 9 }
  const away = places.tall ? 11 : 16
  return {
    x: place.x + seaward.x * away,
    y: place.y + seaward.y * away + (seaward.y < 0 ? 10 : 17),
  }
}

/** The spots from one to another, both included, as the piece would go. */
export function wayBetween(
  board: DuoBoard,
  character: Character,
  from: Spot,
  to: Spot,
  steps: number,
): Spot[] {
  if (character === 'pilgrim') return stationsBetween(board, from as number, to as number)
  if (character === 'merchant') return townsBetween(board, from as string, to as string)
  return areasBetween(board, from as number, to as number, steps)
}
