/** The turningPoints that decided a game: where somebody gained most on the others. */

export interface TurningPoint {
  /** How many actions had been played when it was over. */
  at: number
  /** Where the turn began. */
  from: number
  seat: number
  /** The action that gave most of it: how many had been played before. */
  by: number
  /** Points gained by the seat itself. */
  gained: number
  /** Whether it took the lead here, and kept it to the end. */
  decisive: boolean
}

const MOST = 4

/**
 * The turns with the largest swings, in the order of the game.
 *
 * `points` has the points by seat for each place from the start; `turns` the places where
 * a turn begins. A swing is what a seat gained more than the best of the others did.
 */
export function turningPoints(points: number[][], turns: number[], winners: number[]): TurningPoint[] {
  const end = points.length - 1
  if (end < 1) return []
  const kept = keptLead(points, winners)
  const begins = [...new Set([0, ...turns.filter((turn) => turn < end)])].sort((a, b) => a - b)
  const found: (TurningPoint & { swing: number })[] = []
  begins.forEach((from, number) => {
    const at = begins[number + 1] ?? end
    const gains = points[at]!.map((after, seat) => after - points[from]![seat]!)
    gains.forEach((gained, seat) => {
      const others = gains.filter((_, other) => other !== seat)
      const swing = gained - Math.max(0, ...others)
      if (swing <= 0) return
      const decisive = kept !== null && winners.includes(seat) && from < kept && kept <= at
      found.push({ at, from, by: best(points, from, at, seat), seat, gained, decisive, swing })
    })
  })
  found.sort((a, b) => Number(b.decisive) - Number(a.decisive) || b.swing - a.swing || a.at - b.at)
  return found
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map(({ swing: _, ...moment }) => moment)
}

/** The action between two places that gave a seat most. */
function best(points: number[][], from: number, at: number, seat: number): number {
  const gain = (place: number) => points[place + 1]![seat]! - points[place]![seat]!
  let found = from
  for (let place = from + 1; place < at; place += 1) if (gain(place) > gain(found)) found = place
  return found
}

/** The place from which the winner was ahead to the end; null if there is not one winner. */
function keptLead(points: number[][], winners: number[]): number | null {
  const [winner, ...more] = winners
  if (winner === undefined || more.length > 0) return null
  const behind = points.findLastIndex((now) =>
    now.some((other, seat) => seat !== winner && other >= now[winner]!),
  )
  const at = behind + 1
  return at > 0 && at < points.length ? at : null
}
