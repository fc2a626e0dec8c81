// A table, as it is at the service, live: one store for a match. It follows the service's
// versions, so that nothing is missed and nothing comes twice, whatever happens to the connection;
// what was sent and not answered is sent again when the connection is back.
import { api, Refusal } from './api'
import { Connection, type ConnectionState } from './connection'
import type { Accepted, Act, Ask, Deed, FromService, Hello, Problem, Step, Table, Update } from './types'

export type LiveState = ConnectionState | 'gone'

/** The table has changed: `steps` led to it; without any it was read whole, or went back. */
export interface News {
  kind: 'hello' | 'update'
  /** As it was until now. */
  before: Table | null
  table: Table
  steps: Step[]
}

/** Sent, and not yet answered. */
export interface Pending {
  what: Act | Ask
  id: number
  /** Whether it was sent before: a refusal as stale then only means that it had arrived. */
  again: boolean
}

/** An answer that takes longer than this may never come. */
const PATIENCE = 8_000

export class Live {
  /** The newest table; null until the first answer. */
  table = $state.raw<Table | null>(null)
  /** All that happened, with the views of those steps that were seen with one. */
  log = $state.raw<Step[]>([])
  state = $state<LiveState>('connecting')
  pending = $state.raw<Pending | null>(null)
  /** Why the last thing was refused, or why there is no table. Cleared by the next thing done. */
  problem = $state.raw<Problem | null>(null)
  /** Why the table is not here yet, as far as is known; null while it is on its way. */
  trouble = $state.raw<unknown>(null)

  #listeners = new Set<(news: News) => void>()
  #connection: Connection
  #ids = 0
  #impatience: ReturnType<typeof setTimeout> | undefined
  #greeting: ReturnType<typeof setTimeout> | undefined
  #accepted: Accepted | null = null
  #answered: Promise<Accepted | null> = Promise.resolve(null)
  #settle: ((accepted: Accepted | null) => void) | null = null
  #stopped = false

  constructor(readonly id: string) {
    this.#connection = new Connection({
      address: () => this.#address(),
      onmessage: (data) => this.#receive(JSON.parse(data) as FromService),
      onopen: () => this.#opened(),
      onfail: () => void this.#look(),
      onstate: (state) => {
        if (this.state !== 'gone') this.state = state
      },
    })
  }

  start(): void {
    this.#connection.start()
  }

  /** Somebody does not want to wait until it is tried again. */
  again(): void {
    this.trouble = null
    this.#connection.renew()
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#impatience)
    clearTimeout(this.#greeting)
    this.#connection.stop()
    this.#answer(null)
  }

  /** Hears of every change from now on; what it returns stops that. */
  listen(listener: (news: News) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Plays an action. Null: it was refused (see `problem`), or something else is under way. */
  play(seat: number, word: string): Promise<Accepted | null> {
    return this.#send({ seat, word, seen: this.table?.version ?? 0 })
  }

  /** Does anything else: undo, resign, take a seat, ... */
  ask(deed: Deed, more: Pick<Ask, 'seat' | 'name'> = {}): Promise<Accepted | null> {
    return this.#send({ do: deed, seen: this.table?.version ?? 0, ...more })
  }

  /** The same log, told otherwise: with more views, or without what is not to be read any more. */
  tellAgain(log: Step[]): void {
    this.log = log
  }

  forgetProblem(): void {
    this.problem = null
  }

  #address(): string {
    const url = new URL(`/api/tables/${encodeURIComponent(this.id)}/live`, location.href)
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
    if (this.table) url.searchParams.set('seen', String(this.table.version))
    return url.href
  }

  // Hearing

  #receive(message: FromService): void {
    if (message.type === 'hello' || message.type === 'update') this.#connection.welcomed()
    if (message.type === 'hello') this.#begin(message)
    else if (message.type === 'update') this.#update(message)
    else if (message.reply_to !== this.pending?.id) return
    else if (message.type === 'done') this.#done(message.accepted)
    else this.#refused(message.problem)
  }

  #begin({ table, log }: Hello): void {
    this.problem = null
    const known = new Map(this.log.map((step) => [step.index, step]))
    this.#become('hello', table, [], log.map((step) => sameStep(known.get(step.index), step)))
  }

  #update({ before, table, steps }: Update): void {
    const seen = this.table?.version ?? -1
    if (table.version < seen) return
    if (before > seen || (before < seen && table.version > seen)) {
      void this.#look() // does not join on to what we have: read it whole
      return
    }
    if (before < seen) {
      this.#become('update', table, [], this.log)
      return
    }
    const joint = steps[0]?.index ?? table.at
    const kept = this.log.filter((step) => step.index < joint)
    this.#become('update', table, steps, [...kept, ...steps])
  }

  #become(kind: News['kind'], table: Table, steps: Step[], log: Step[]): void {
    clearTimeout(this.#greeting)
    const news = { kind, before: this.table, table, steps }
    this.trouble = null
    this.table = table
    this.log = log
    for (const listener of this.#listeners) listener(news)
    if (this.#accepted) this.#done(this.#accepted)
  }

  /** Reads the table whole, over HTTP: where the live connection cannot be had, or has a gap. */
  async #look(): Promise<void> {
    try {
      const hello = await api.look(this.id)
      if (this.#stopped) return
      if (!this.table || hello.table.version > this.table.version) this.#begin(hello)
    } catch (error) {
      if (!(error instanceof Refusal) || this.#stopped) return
      if (![403, 404, 410].includes(error.status)) {
        if (!this.table) this.trouble = error
        return
      }
      this.problem = error.problem
      this.state = 'gone'
      this.#connection.stop()
    }
  }

  // Doing

  async #send(what: Act | Ask): Promise<Accepted | null> {
    // The outcome of what was sent before can be here sooner than its answer: what is chosen
    // from it is no second click on the same thing, and waits for that answer.
    while (this.pending && this.pending.what.seen < what.seen) await this.#answered
    if (this.pending || this.state === 'gone' || this.#stopped) return null
    this.problem = null
    this.pending = { what, id: ++this.#ids, again: false }
    this.#answered = new Promise((settle) => (this.#settle = settle))
    if (this.#connection.open) this.#overSocket()
    else void this.#overHttp()
    return this.#answered
  }

  #overSocket(): void {
    const { what, id } = this.pending!
    this.#connection.send(JSON.stringify({ type: 'do' in what ? 'ask' : 'act', id, ...what }))
    clearTimeout(this.#impatience)
    this.#impatience = setTimeout(() => this.#connection.renew(), PATIENCE)
  }

  async #overHttp(): Promise<void> {
    const pending = this.pending!
    const { what } = pending
    try {
      const accepted = await ('do' in what ? api.ask(this.id, what) : api.act(this.id, what))
      if (this.pending !== pending) return
      this.#done(accepted)
      if ((this.table?.version ?? -1) < accepted.version) await this.#look()
    } catch (error) {
      if (!(error instanceof Refusal) || this.pending !== pending) return
      // Not reachable: it waits, and is sent when the connection is back.
      if (error.code !== 'unreachable') this.#refused(error.problem)
    }
  }

  /** A socket that says nothing at all is no better than none. */
  #opened(): void {
    clearTimeout(this.#greeting)
    if (!this.table) this.#greeting = setTimeout(() => void this.#look(), PATIENCE)
    this.#sendAgain()
  }

  #sendAgain(): void {
    if (!this.pending) return
    this.pending = { ...this.pending, id: ++this.#ids, again: true }
    this.#overSocket()
  }

  /** On disk; over when its outcome is here too, so that nobody chooses from what was before. */
  #done(accepted: Accepted): void {
    this.#accepted = accepted
    if ((this.table?.version ?? -1) >= accepted.version) this.#answer(accepted)
  }

  #refused(problem: Problem): void {
    const arrivedBefore = this.pending?.again && problem.code === 'stale'
    if (!arrivedBefore) this.problem = problem
    this.#answer(null)
  }

  #answer(accepted: Accepted | null): void {
    clearTimeout(this.#impatience)
    this.pending = this.#accepted = null
    this.#settle?.(accepted)
    this.#settle = null
  }
}

/** A step that was there before keeps the view that came with it. */
export function sameStep(known: Step | undefined, step: Step): Step {
  return known && known.word === step.word && known.seat === step.seat ? known : step
}
