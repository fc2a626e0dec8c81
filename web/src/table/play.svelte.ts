// One match at this screen: what the service says of it, what is shown of that, and what is asked for.
import type { AnyFace } from '~/games/face'
import { say } from '~/say'
import { api, Refusal } from '~/service/api'
import { sameStep, type Live, type News } from '~/service/live.svelte'
import type { Accepted, Ask, Deed, GameView, Hint, Legal, Step, Table, Text } from '~/service/types'
import { settings, still } from './settings.svelte'
import { inTime, Playback } from './playback.svelte'
import { bell, knock, tick } from './sounds'
import { namesOf, reason, sentence } from './speech'
import { lastTurn } from './turns'

/** For how long a step is seen when nothing moves. */
const STILL_PACE = 450
/** Before what cannot be chosen plays itself. */
const FORCED_PAUSE = 900

export class Play {
  hint = $state.raw<Hint | null>(null)
  hinting = $state(false)
  /** Something that did not work, to be said calmly. */
  notice = $state('')
  /** What happened, for ears. */
  announcement = $state('')
  /** Where everybody plays again who said so, as soon as that table is there. */
  next = $state('')
  playback: Playback<GameView>

  /** After an undo, what is forced waits for a hand: otherwise nothing could be undone. */
  private handsOff = -1
  /** How many positions were seen: what is said of an earlier one comes too late, even if just as
   * many actions stand since an undo. */
  private positions = 0
  private left = false
  private forcing: ReturnType<typeof setTimeout> | undefined
  private quiet: ReturnType<typeof setTimeout> | undefined
  private unheard: string[] = []
  private deaf: () => void

  constructor(
    private live: Live,
    face: AnyFace,
  ) {
    this.playback = new Playback<GameView>(
      inTime((step) => (still() ? Math.min(STILL_PACE, face.pace(step)) : face.pace(step))),
    )
    this.playback.onstep = (step, shown) => this.hear(step, shown)
    if (live.table) this.hello(null, live.table)
    this.deaf = live.listen((news) => this.news(news))
  }

  get table(): Table | null {
    return this.live.table
  }

  get log(): Step[] {
    return this.live.log
  }

  get names(): string[] {
    return this.table ? namesOf(this.table.seats) : []
  }

  /** The seats that are played at this screen. */
  get mine(): number[] {
    return this.table?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? []
  }

  /** The points at what is shown: the past has its own. */
  get pointsShown(): number[] {
    const { view, mode } = this.playback
    const now = this.table?.points ?? []
    return view && mode !== 'now' ? pointsIn(view) : now
  }

  /** What can be done now: nothing while the past is shown. */
  get legal(): Legal[] {
    const { table, playback } = this
    if (!table || playback.mode !== 'now' || table.status !== 'playing') return []
    return table.legal
  }

  /** Whether whoever is at this screen would like to play again, and waits for the others. */
  get saidAgain(): boolean {
    return this.said(this.table)
  }

  private said(table: Table | null): boolean {
    return table?.again?.agreed.some((seat) => table.seats[seat]?.mine) ?? false
  }

  private news({ kind, before, table, steps }: News): void {
    if (kind === 'hello') this.hello(before, table)
    else this.update(before, table, steps)
  }

  /** Everything, as it is. */
  private hello(before: Table | null, table: Table): void {
    this.take(before, table, before?.version !== table.version)
    this.playback.begin(table.view, table.at)
    this.force()
  }

  /** What is new. */
  private update(before: Table | null, table: Table, steps: Step[]): void {
    if (before && table.at < before.at) this.handsOff = table.at
    this.take(before, table, steps.length > 0 || before?.at !== table.at)
    this.playback.push(steps, table.view, table.at)
    this.ring(before, table)
    this.force()
    if (this.mine.length > 1 && before?.turn !== table.turn) void this.forget()
    const asked = before?.request
    const over = table.status === 'over' && before?.status === 'playing'
    if (asked && !table.request && table.at === before.at && !over && this.mine.includes(asked.seat)) {
      this.tell(say('play-not-agreed'))
    }
  }

  /** At a shared screen the next one does not read what was only for the one before. */
  private async forget(): Promise<void> {
    const seen = await api.look(this.table!.id).catch(() => null)
    if (this.left) return // nobody tells us any more what the newest version is
    if (seen?.table.version === this.table?.version) this.live.tellAgain(seen!.log)
    else if (seen) await this.forget()
  }

  private ring(before: Table | null, table: Table): void {
    if (!settings.sound || !before) return
    const mine = table.turn !== null && table.seats[table.turn]?.mine
    if (mine && before.turn !== table.turn) bell()
    if (table.status === 'over' && before.status === 'playing') bell(523)
  }

  private take(before: Table | null, table: Table, moved: boolean): void {
    if (moved) {
      this.hint = null
      this.positions += 1
    }
    if (this.said(before) && table.rematch) this.next = table.rematch
  }

  /** What cannot be chosen plays itself, after a moment in which it can be seen. */
  force(): void {
    clearTimeout(this.forcing)
    const { table } = this
    if (!table || !settings.forced || table.legal.length !== 1 || table.at <= this.handsOff) return
    this.forcing = setTimeout(() => {
      if (this.legal.length === 1 && this.table?.version === table.version) void this.play(table.legal[0]!.word)
      else if (this.table === table) this.force()
    }, FORCED_PAUSE)
  }

  async play(word: string): Promise<void> {
    const { table } = this
    if (!table || table.turn === null) return
    if (!this.legal.some((legal) => legal.word === word)) return
    this.handsOff = -1
    clearTimeout(this.forcing)
    this.answered(await this.live.play(table.turn, word))
  }

  /** Undo, resign, agree, ...: with the answer, or null if it was refused. */
  async ask(deed: Deed, more: Pick<Ask, 'seat' | 'name'> = {}): Promise<Accepted | null> {
    return this.answered(await this.live.ask(deed, more))
  }

  private answered(accepted: Accepted | null): Accepted | null {
    if (!accepted && this.live.problem) void this.refuse(this.live.problem.text)
    return accepted
  }

  async undo(): Promise<void> {
    const { table } = this
    if (table?.allowed.undo) await this.ask('undo', { seat: this.myself() })
    else if (table?.allowed.ask_undo) await this.ask('ask-undo', { seat: this.myself() })
    else this.tell(say('table-nothing-to-undo'))
  }

  async redo(): Promise<void> {
    if (this.table?.allowed.redo) await this.ask('redo', { seat: this.myself() })
  }

  /** The seat that asks: the one whose turn it is if it is mine, or my first. */
  myself(): number | null {
    const turn = this.table?.turn ?? null
    return turn !== null && this.mine.includes(turn) ? turn : (this.mine[0] ?? null)
  }

  async think(): Promise<void> {
    const { table } = this
    if (!table?.allowed.hint || this.hinting) return
    if (this.hint) {
      this.hint = null
      return
    }
    this.hinting = true
    try {
      const { positions } = this
      const hint = await api.hint(table.id)
      if (positions === this.positions && hint.at === table.at) this.hint = hint
    } catch (problem) {
      this.complain(problem)
    } finally {
      this.hinting = false
    }
  }

  /** What a seat did last, once more. */
  async again(seat: number): Promise<void> {
    const turn = lastTurn(this.log, seat)
    const [first] = turn
    if (!first) return
    const before = this.log.find((step) => step.index === first.index - 1)
    const steps = await this.viewed(before ? [before, ...turn] : turn)
    if (before) this.playback.again(steps.slice(1), steps[0])
    else this.playback.again(steps)
  }

  canShowAgain(seat: number): boolean {
    return lastTurn(this.log, seat).length > 0
  }

  /** The table as it was right after a step. */
  async look(step: Step): Promise<void> {
    if (step.index + 1 === this.table?.at) {
      this.playback.returnToNow()
      return
    }
    const [seen] = await this.viewed([step])
    if (seen?.view) this.playback.look(seen.view, seen.index + 1, seen)
  }

  /** Steps in a row with their views: those from before this page was opened are asked for. */
  private async viewed(steps: Step[]): Promise<Step[]> {
    const unseen = steps.filter((step) => !step.view)
    const { table } = this
    if (!table || unseen.length === 0) return steps
    try {
      const found = await api.steps(table.id, unseen[0]!.index, unseen.at(-1)!.index + 1)
      const known = new Map(found.map((step) => [step.index, step]))
      const complete = (step: Step) => (step.view ? step : sameStep(known.get(step.index), step))
      this.live.tellAgain(this.log.map(complete))
      return steps.map(complete)
    } catch (problem) {
      this.complain(problem)
      return steps
    }
  }

  tell(notice: string): void {
    this.notice = notice
    clearTimeout(this.quiet)
    this.quiet = setTimeout(() => (this.notice = ''), 7000)
  }

  leave(): void {
    this.left = true
    clearTimeout(this.forcing)
    clearTimeout(this.quiet)
    this.deaf()
    this.playback.stop()
  }

  private async refuse(text: Text): Promise<void> {
    this.tell(await reason(text, this.names))
  }

  private complain(problem: unknown): void {
    if (problem instanceof Refusal) void this.refuse(problem.text)
    else throw problem
  }

  private hear(step: Step, shown: boolean): void {
    if (this.unheard.length === 0) {
      queueMicrotask(() => {
        this.announcement = this.unheard.join(' ')
        this.unheard = []
      })
    }
    this.unheard.push(sentence(step, this.names))
    if (!shown || !settings.sound) return
    if (step.seat === null) tick()
    else knock(this.mine.includes(step.seat) ? 620 : 520)
  }
}

/** The points by seat that a view shows. */
export function pointsIn(view: GameView): number[] {
  if ('travelers' in view) return view.travelers.map((traveler) => traveler.points)
  return view.players.map((player) => player.points.total)
}
