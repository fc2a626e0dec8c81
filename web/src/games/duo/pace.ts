// How long things take to be shown, in milliseconds.
import type { Step } from '~/service/types'

/** A piece, one space on. */
export const STEP_TIME = 120

const ROLL = 420
const ACT = 620
const SETUP = 60
const THEN = 320

/** For how long a step is shown before the next one. */
export function pace(step: Step): number {
  const id = step.text?.id ?? ''
  const number = (name: string) => Number(step.text?.args[name] ?? 1)
  switch (id) {
    case 'duo-compass':
    case 'duo-purple':
    case 'duo-boutique':
    case 'duo-wave':
      return SETUP
    case 'duo-roll':
      // The three dice roll one after the other; the last is looked at.
      return step.text?.args.die === 'character-artist' ? ROLL + THEN : ROLL / 3
    case 'duo-walk':
      return STEP_TIME * number('distance') + THEN
    case 'duo-travel-coast':
    case 'duo-travel-mountain':
    case 'duo-cross':
      return STEP_TIME * 3 + THEN
    case 'duo-ware':
    case 'duo-icon':
      return THEN
    case 'duo-pass':
    case 'duo-done':
    case 'duo-draw':
    case 'duo-paint':
      return THEN
    default:
      return ACT
  }
}
