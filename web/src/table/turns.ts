/** Who did what in a row: the log, cut into turns. */
import type { Step } from '../service/types'

/**
 * The last turn of a seat: what it did in a row, with what chance brought in between.
 * Empty if it has not played yet.
 */
export function lastTurn(log: readonly Step[], seat: number): Step[] {
  const last = log.findLastIndex((step) => step.seat === seat)
  if (last < 0) return []
  let first = last
  while (first > 0 && belongs(log[first - 1]!, seat)) first -= 1
  while (log[first]!.seat !== seat) first += 1
  let end = last + 1
  while (end < log.length && log[end]!.seat === null) end += 1
  return log.slice(first, end)
}

function belongs(step: Step, seat: number): boolean {
  return step.seat === seat || step.seat === null
}

/** The place where the turn before, or after, a place begins. */
export function turnBefore(turns: readonly number[], at: number): number {
  return turns.findLast((turn) => turn < at) ?? 0
}

export function turnAfter(turns: readonly number[], at: number, end: number): number {
  return turns.find((turn) => turn > at) ?? end
}
