/**
 * What is on the screen: the newest table, or what led to it, one step after the other.
 *
 * Steps arrive in bunches, faster than eyes follow. They are shown in turn, each for as
 * long as its game says; whoever does not want to wait skips them; somebody who is far
 * behind catches up. The past can be looked at, and a turn shown again, while the game goes on.
 */
import type { Step } from '../service/types'

/** A step that brings the view it led to. */
export type Frame<V> = Step & { view: V }

export interface Timing {
  /** For how many milliseconds a step is shown. */
  pace: (step: Step) => number
  /** Runs something later; what it returns calls it off. */
  later: (milliseconds: number, run: () => void) => () => void
  /** Nobody is looking: nothing needs to be shown in turn. */
  unwatched: () => boolean
}

/** With more steps waiting than this, each is shown for half as long. */
export const HURRY = 14
/** With more than this, only the last few are shown. */
export const FAR_BEHIND = 48
export const CATCH_UP_WITH = 6

/** For how long the table is seen as it was, before something is shown again. */
const BEFORE_AGAIN = 450

export type Mode = 'now' | 'steps' | 'again' | 'past'

export class Playback<V> {
  /** The view to draw. */
  view = $state.raw<V | null>(null)
  /** The step that led to it, while it is being shown. */
  step = $state.raw<Step | null>(null)
  /** How many actions had been played at the view that is drawn. */
  at = $state(0)
  mode = $state<Mode>('now')
  /** What is drawn does not follow from what was drawn before: nobody walks there. */
  jumped = $state(false)

  /** Called for each step that becomes known, once; `shown` is false if it was skipped. */
  onstep: (step: Step, shown: boolean) => void = () => {}

  private newest: { view: V | null; at: number } = { view: null, at: 0 }
  private waiting: Step[] = []
  private callOff: (() => void) | null = null

  constructor(private timing: Timing) {}

  /** The table as it is, with nothing to show of how it came about. */
  begin(view: V | null, at: number): void {
    this.newest = { view, at }
    this.waiting = []
    this.showNow()
  }

  /** These steps happened; afterwards the table is like this. */
  push(steps: Step[], view: V | null, at: number): void {
    const goesBack = at < this.newest.at
    this.newest = { view, at }
    if (goesBack) {
      this.waiting = []
      this.showNow()
      return
    }
    this.waiting.push(...steps)
    if (this.mode === 'past') return
    if (this.timing.unwatched()) this.skip()
    else if (this.mode === 'now') this.showNext()
  }

  /** To the newest table at once. */
  skip(): void {
    const skipped = this.waiting
    this.waiting = []
    this.showNow()
    for (const step of skipped) this.onstep(step, false)
  }

  /** Shows steps that happened before once more, from how the table was after `before`; then goes on. */
  again(steps: Step[], before: Step | null = null): void {
    const frames = steps.filter(hasView<V>)
    if (frames.length === 0) return
    this.stop()
    this.mode = 'again'
    if (!before || !hasView<V>(before)) {
      this.showAgain(frames, 0)
      return
    }
    this.draw(before.view, before.index + 1, null)
    this.wait(BEFORE_AGAIN, () => this.showAgain(frames, 0))
  }

  /** A place in the past, until `returnToNow`. */
  look(view: V, at: number, step: Step | null = null): void {
    this.stop()
    this.mode = 'past'
    this.draw(view, at, step)
    this.jumped = true
  }

  returnToNow(): void {
    if (this.mode !== 'now') this.skip()
  }

  /** Nothing more is to be shown: the page is left. */
  stop(): void {
    this.callOff?.()
    this.callOff = null
  }

  private showNow(): void {
    this.stop()
    this.mode = 'now'
    this.draw(this.newest.view, this.newest.at, null)
  }

  private draw(view: V | null, at: number, step: Step | null): void {
    this.jumped = at !== this.at && at !== this.at + 1
    this.view = view
    this.at = at
    this.step = step
  }

  private showNext(): void {
    if (this.waiting.length > FAR_BEHIND) {
      const skipped = this.waiting.splice(0, this.waiting.length - CATCH_UP_WITH)
      for (const step of skipped) this.onstep(step, false)
    }
    const hurry = this.waiting.length > HURRY ? 0.5 : 1
    const step = this.waiting.shift()
    if (!step) {
      this.showNow()
      return
    }
    this.mode = 'steps'
    this.draw(hasView<V>(step) ? step.view : this.view, step.index + 1, step)
    this.onstep(step, true)
    this.wait(this.timing.pace(step) * hurry, () => this.showNext())
  }

  private showAgain(frames: Frame<V>[], number: number): void {
    const frame = frames[number]
    if (!frame) {
      this.showNext()
      return
    }
    this.draw(frame.view, frame.index + 1, frame)
    this.wait(this.timing.pace(frame), () => this.showAgain(frames, number + 1))
  }

  private wait(milliseconds: number, run: () => void): void {
    this.stop()
    this.callOff = this.timing.later(milliseconds, run)
  }
}

function hasView<V>(step: Step): step is Frame<V> {
  return step.view !== null && step.view !== undefined
}

/** How it is in a browser. */
export function inTime(pace: (step: Step) => number): Timing {
  return {
    pace,
    later: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    unwatched: () => document.hidden,
  }
}
