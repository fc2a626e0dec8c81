// One learner's way through a lesson: what has been said, read and learned. Remembered by the
// browser, so that a page reloaded in the middle goes on where it was.
import type { Play } from '~/table/play.svelte'
import { begun, END, rememberBegun } from './begun'
import { learned, remarkFor, topicName, type Lesson, type Situation, type Remark } from './lesson'

export class LessonProgress {
  known = $state.raw<ReadonlySet<string>>(new Set())
  /** All that was said, the newest last. */
  said = $state.raw<Remark[]>([])
  /** How many remarks back one is reading. */
  back = $state(0)
  private before = { at: -1, choices: 0 }

  constructor(
    readonly lesson: Lesson<any>,
    private play: Play,
    private board: unknown,
  ) {
    const found = begun(lesson.game)
    if (found?.table === play.table!.id) this.known = new Set(found.known)
  }

  get topics(): { name: string; learned: boolean }[] {
    return Object.keys(this.lesson.topics).map((name) => ({ name, learned: this.known.has(topicName(name)) }))
  }

  get finished(): boolean {
    return this.known.has(END)
  }

  /** The remark that is read now. */
  get remark(): Remark | null {
    return this.said[this.said.length - 1 - this.back] ?? null
  }

  /** The choice that is proposed now. */
  get word(): string | null {
    const word = this.back === 0 ? (this.remark?.word ?? null) : null
    return this.play.legal.some((legal) => legal.word === word) ? word : null
  }

  /** Looks at the table once everything that led to it has been seen. */
  look(): void {
    const { table, playback, log, legal } = this.play
    if (!table?.view || playback.mode !== 'now') return
    const undone = table.at < this.before.at
    this.played(table.at)
    this.before = { at: table.at, choices: legal.length }
    const situation: Situation<any> = {
      view: table.view,
      board: this.board,
      legal,
      log,
      me: this.play.mine[0] ?? 0,
      known: this.known,
    }
    this.learn(learned(this.lesson, situation).map(topicName))
    if (table.status === 'over') return
    const remark = remarkFor(this.lesson, { ...situation, known: this.known })
    // After an undo, what cannot be chosen waits for a hand.
    const only = undone && legal.length === 1 ? legal[0]! : null
    this.tell(remark ?? (only && { id: 'learn-forced', values: {}, card: null, word: only.word }))
  }

  /** The card has been read. */
  goOn(): void {
    const card = this.said.at(-1)?.card
    this.back = 0
    if (card) this.learn([card])
    this.look()
  }

  /** Whoever plays on has read enough; what plays itself gives no time to read. */
  private played(at: number): void {
    const card = this.said.at(-1)?.card
    if (card && at > this.before.at && this.before.choices > 1) this.learn([card])
  }

  private tell(remark: Remark | null): void {
    if (!remark) return
    const last = this.said.at(-1)
    if (last && same(last, remark)) return
    this.said = [...this.said, remark]
    this.back = 0
  }

  private learn(names: string[]): void {
    if (names.every((name) => this.known.has(name))) return
    this.known = new Set([...this.known, ...names])
    rememberBegun(this.lesson.game, { table: this.play.table!.id, known: [...this.known] })
  }
}

function same(one: Remark, other: Remark): boolean {
  return one.id === other.id && one.word === other.word && JSON.stringify(one.values) === JSON.stringify(other.values)
}
