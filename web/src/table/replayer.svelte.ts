// A game that is over, wound back and on: which place of it is shown.
import type { GameView, Replay, SeatState, Step } from '~/service/types'
import { turnAfter, turnBefore } from './turns'

export class Replayer {
  at = $state(0)
  playing = $state(false)
  /** The place does not follow from the one before: nobody walks there. */
  jumped = $state(true)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly replay: Replay,
    private pace: (step: Step) => number,
  ) {}

  /** The last place. */
  get end(): number {
    return this.replay.steps.length
  }

  /** What led here; null at the beginning. */
  get step(): Step | null {
    return this.replay.steps[this.at - 1] ?? null
  }

  get view(): GameView {
    for (let place = this.at; place > 0; place -= 1) {
      const view = this.replay.steps[place - 1]?.view
      if (view) return view
    }
    return this.replay.start
  }

  get points(): number[] {
    return this.replay.points[this.at] ?? []
  }

  /** To a place, by hand: what was playing stops. */
  go(at: number): void {
    this.pause()
    const place = Math.min(this.end, Math.max(0, Math.round(at)))
    this.jumped = place !== this.at + 1
    this.at = place
  }

  turn(way: 'back' | 'on'): void {
    const { turns } = this.replay
    this.go(way === 'back' ? turnBefore(turns, this.at) : turnAfter(turns, this.at, this.end))
  }

  play(): void {
    if (this.at >= this.end) this.go(0)
    this.playing = true
    this.wait()
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  private wait(): void {
    this.timer = setTimeout(
      () => {
        this.jumped = false
        this.at += 1
        if (this.at < this.end) this.wait()
        else this.playing = false
      },
      this.step ? this.pace(this.step) : 600,
    )
  }
}

/** The seats of a record, as a table has them: nobody's, and everybody present. */
export function seatsOf(replay: Replay): SeatState[] {
  return replay.seats.map((name, seat) => ({
    seat,
    kind: replay.bots[seat] ? 'bot' : 'person',
    name,
    bot: replay.bots[seat] ?? null,
    mine: false,
    present: true,
    thinking: false,
    stuck: false,
    warming_up: false,
    handed_over: false,
    resigned: false,
  }))
}

/** The place that an address names: `#at=37`. */
export function placeIn(hash: string): number | null {
  const found = /^#at=(\d{1,6})$/.exec(hash)
  return found ? Number(found[1]) : null
}
