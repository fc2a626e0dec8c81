// How long things take to be seen.
import type { Step } from '~/service/types'

const STEP = 120
const LONGEST_WALK = 840

/** How long a walk of so many steps takes: a long one is brisker. */
export function walkingTime(steps: number): number {
  return Math.min(LONGEST_WALK, steps * STEP)
}

const TIMES: [RegExp, number][] = [
  [/^go\d/, LONGEST_WALK + 160],
  [/^(meet|spring|souvenir)/, 900],
  [/^(keep|add|eat|take|buy|give)/, 700],
  [/^(play)-/, 500],
  [/^(tile|line|meal|discard)/, 160],
]

/** For how many milliseconds a step is shown; one that only its seat may know passes quickly. */
export function pace(step: Step): number {
  return TIMES.find(([words]) => words.test(step.word ?? ''))?.[1] ?? 240
}
