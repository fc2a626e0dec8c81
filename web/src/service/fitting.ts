// Whom to play against when nobody was chosen: as strong as the last one, stronger after a win.
import type { NewSeat, OpponentInfo, TableLine } from './types'

/** The place on the ladder of somebody who fits. A newcomer begins at its foot. */
export function fitting(game: string, opponents: OpponentInfo[], mine: TableLine[]): number {
  const last = mine
    .filter((line) => line.game === game && line.status === 'over' && line.seats.some((seat) => seat.mine))
    .sort((a, b) => b.changed.localeCompare(a.changed))[0]
  if (!last) return 0
  const level = (name: string | null) => opponents.findIndex((one) => one.name === name)
  const strongest = Math.max(...last.seats.filter((seat) => seat.kind === 'bot').map((seat) => level(seat.bot)))
  if (strongest < 0) return 0
  const best = Math.max(...last.points)
  const won = last.seats.some((seat) => seat.mine && last.points[seat.seat] === best)
  return Math.min(strongest + (won ? 1 : 0), opponents.length - 1)
}

/** Those on the ladder who fit, the best first: the nearest, and of two as near the gentler. */
export function nearest(opponents: OpponentInfo[], level: number): string[] {
  const far = (at: number) => Math.abs(at - level)
  return opponents
    .map((one, at) => ({ name: one.name, at }))
    .sort((a, b) => far(a.at) - far(b.at) || a.at - b.at)
    .map((one) => one.name)
}

/** Me, and as many as are needed of those who fit. */
export function company(seats: number, opponents: OpponentInfo[], level: number): NewSeat[] {
  const bots = nearest(opponents, level).slice(0, seats - 1)
  return [{ kind: 'me' }, ...bots.map((bot): NewSeat => ({ kind: 'bot', bot }))]
}
