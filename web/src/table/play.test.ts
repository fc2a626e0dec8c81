// What comes too late: hints of a table that has moved on, moves that play themselves, answers
// after everybody left.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyFace } from '~/games/face'
import type { Live, News } from '~/service/live.svelte'
import type { Hint, Legal, Step, Table } from '~/service/types'
import { Play } from './play.svelte'
import { settings } from './settings.svelte'

const legal = (...words: string[]) => words.map((word) => ({ word })) as Legal[]
const step = (index: number, word = `w${index}`) => ({ index, seat: 0, word, text: null, view: null }) as Step
const hint = (at: number) => ({ at, opinions: [], line: [], iterations: 1 }) as unknown as Hint
const seats = (mine: boolean[]) => mine.map((own, seat) => ({ seat, mine: own, kind: 'person', name: `p${seat}` }))

function table(version: number, at: number, more: object = {}): Table {
  const base = { id: 'abc', version, at, status: 'playing', turn: 0, view: null, request: null, points: [] }
  const allowed = { hint: true, undo: true, ask_undo: false, redo: false }
  return { ...base, seats: seats([true, false]), legal: legal('a', 'b'), allowed, ...more } as unknown as Table
}

/** What a table hears of the service, as a test says it. */
class FakeLive {
  log: Step[] = []
  problem = null
  played: [number, string][] = []
  asked: string[] = []
  #listener: (news: News) => void = () => {}
  constructor(public table: Table) {}
  listen(listener: (news: News) => void) {
    this.#listener = listener
    return () => (this.#listener = () => {})
  }
  say(news: Omit<News, 'before'>) {
    const before = this.table
    this.table = news.table
    this.#listener({ ...news, before })
  }
  tellAgain(log: Step[]) {
    this.log = log
  }
  play(seat: number, word: string) {
    this.played.push([seat, word])
    return Promise.resolve({ version: 0, rematch: null })
  }
  ask(deed: string) {
    this.asked.push(deed)
    return Promise.resolve({ version: 0, rematch: null })
  }
}

let live: FakeLive
let play: Play
/** Requests that wait for their answer, by path. */
let waiting: { path: string; answer: (data: unknown) => void }[]

/** The next request of a kind, as soon as it is there. */
async function requested(end: string) {
  await vi.waitFor(() => expect(waiting.some(({ path }) => path.endsWith(end))).toBe(true), { interval: 1 })
  return waiting.splice(waiting.findIndex(({ path }) => path.endsWith(end)), 1)[0]!
}

function sit(first: Table) {
  live = new FakeLive(first)
  play = new Play(live as unknown as Live, { pace: () => 0 } as unknown as AnyFace)
}

beforeEach(() => {
  vi.useFakeTimers()
  waiting = []
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/me'
      ? Promise.resolve(Response.json({ id: 'me', name: '', link: '' }))
      : new Promise((answer) => waiting.push({ path, answer: (data) => answer(Response.json(data)) })),
  )
  settings.sound = false
  settings.forced = true
  sit(table(5, 5))
})

afterEach(() => {
  play.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function settled() {
  await vi.advanceTimersByTimeAsync(1)
}

test('a hint is shown at the position that it is about', async () => {
  const thinking = play.think()
  expect(play.hinting).toBe(true)
  ;(await requested('/hint')).answer(hint(5))
  await thinking
  expect([play.hint?.at, play.hinting]).toEqual([5, false])
  live.say({ kind: 'update', table: table(5, 5), steps: [] }) // somebody came
  expect(play.hint?.at).toBe(5)
  live.say({ kind: 'update', table: table(6, 6), steps: [step(5)] })
  expect(play.hint).toBeNull()
})

test('a hint that comes after the next action is not shown', async () => {
  const thinking = play.think()
  const asked = await requested('/hint')
  live.say({ kind: 'update', table: table(6, 6), steps: [step(5)] })
  asked.answer(hint(5))
  await thinking
  expect([play.hint, play.hinting]).toEqual([null, false])
})

test('a hint about a later position than is known here is not shown', async () => {
  const thinking = play.think()
  ;(await requested('/hint')).answer(hint(6))
  await thinking
  expect(play.hint).toBeNull()
})

test('a hint about a way that was undone is not shown where as many actions stand again', async () => {
  const thinking = play.think()
  const asked = await requested('/hint')
  live.say({ kind: 'update', table: table(6, 4), steps: [] })
  live.say({ kind: 'update', table: table(7, 5), steps: [step(4, 'other')] })
  asked.answer(hint(5))
  await thinking
  expect(play.hint).toBeNull()
})

test('a hint does not stay when another way has led to as many actions at once', async () => {
  const thinking = play.think()
  ;(await requested('/hint')).answer(hint(5))
  await thinking
  live.say({ kind: 'update', table: table(7, 5), steps: [step(4, 'other')] })
  expect(play.hint).toBeNull()
})

test('what cannot be chosen plays itself after a moment, once', async () => {
  live.say({ kind: 'update', table: table(6, 6, { legal: legal('only') }), steps: [] })
  vi.advanceTimersByTime(899)
  expect(live.played).toEqual([])
  vi.advanceTimersByTime(10_000)
  await settled()
  expect(live.played).toEqual([[0, 'only']])
})

test('what could not be chosen is not played when the table has moved on meanwhile', async () => {
  live.say({ kind: 'update', table: table(6, 6, { legal: legal('only') }), steps: [] })
  vi.advanceTimersByTime(500)
  live.say({ kind: 'update', table: table(7, 7, { legal: [], turn: 1 }), steps: [] })
  vi.advanceTimersByTime(10_000)
  expect(live.played).toEqual([])
})

test('after an undo what is forced waits for a hand', async () => {
  live.say({ kind: 'update', table: table(6, 4, { legal: legal('only') }), steps: [] })
  vi.advanceTimersByTime(10_000)
  expect(live.played).toEqual([])
  await play.play('only')
  expect(live.played).toEqual([[0, 'only']])
})

test('only what is legal now is played', async () => {
  await play.play('c')
  expect(live.played).toEqual([])
  live.say({ kind: 'update', table: table(6, 6, { turn: null, legal: [] }), steps: [] })
  await play.play('a')
  expect(live.played).toEqual([])
})

const over = (version: number, more: object) => table(version, 5, { status: 'over', turn: null, rematch: null, ...more })

test('whoever said that they would like to play again is brought there when the others say so too', () => {
  live.say({ kind: 'update', table: over(6, { again: { agreed: [], waiting_for: [0, 1] } }), steps: [] })
  expect(play.saidAgain).toBe(false)
  live.say({ kind: 'update', table: over(7, { again: { agreed: [0], waiting_for: [1] } }), steps: [] })
  expect([play.saidAgain, play.next]).toEqual([true, ''])
  live.say({ kind: 'hello', table: over(8, { again: null, rematch: 'next' }), steps: [] })
  expect([play.saidAgain, play.next]).toEqual([false, 'next'])
})

test('whoever did not say so stays where they are', () => {
  live.say({ kind: 'update', table: over(6, { again: { agreed: [1], waiting_for: [0] } }), steps: [] })
  live.say({ kind: 'update', table: over(7, { again: null, rematch: 'next' }), steps: [] })
  expect([play.saidAgain, play.next]).toEqual([false, ''])
})

test('whoever comes back to a table later is not brought on by themselves', () => {
  live.say({ kind: 'hello', table: over(9, { again: null, rematch: 'next' }), steps: [] })
  expect(play.next).toBe('')
})

const request = (seat: number) => ({ kind: 'undo', seat, to: 3, agreed: [], waiting_for: [1 - seat] })

test('whoever asked is told when the others did not agree, and nobody else', () => {
  live.say({ kind: 'update', table: table(6, 5, { request: request(1) }), steps: [] })
  live.say({ kind: 'update', table: table(7, 5), steps: [] })
  expect(play.notice).toBe('')
  live.say({ kind: 'update', table: table(8, 5, { request: request(0) }), steps: [] })
  live.say({ kind: 'update', table: table(9, 3), steps: [] }) // granted
  expect(play.notice).toBe('')
  live.say({ kind: 'update', table: table(10, 3, { request: request(0) }), steps: [] })
  live.say({ kind: 'update', table: table(11, 3, { status: 'over' }), steps: [] })
  expect(play.notice).toBe('')
  sit(table(10, 3, { request: request(0) }))
  live.say({ kind: 'update', table: table(11, 3), steps: [] })
  expect(play.notice).not.toBe('')
})

test('at a shared screen the log is read anew until it is of the newest table', async () => {
  const shared = { seats: seats([true, true]) }
  sit(table(5, 5, shared))
  live.say({ kind: 'update', table: table(6, 6, { ...shared, turn: 1 }), steps: [step(5)] })
  const late = await requested('/abc')
  live.say({ kind: 'update', table: table(7, 7, { ...shared, turn: 1 }), steps: [step(6)] })
  late.answer({ table: table(6, 6), log: [step(0, 'too old')] })
  ;(await requested('/abc')).answer({ table: table(7, 7), log: [step(0, 'newest')] })
  await settled()
  expect(play.log.map((one) => one.word)).toEqual(['newest'])
})

test('after everybody has left nothing is asked for any more', async () => {
  const shared = { seats: seats([true, true]) }
  sit(table(5, 5, shared))
  live.say({ kind: 'update', table: table(6, 6, { ...shared, turn: 1, legal: legal('only') }), steps: [step(5)] })
  const late = await requested('/abc')
  play.leave()
  late.answer({ table: table(9, 9), log: [] })
  await vi.advanceTimersByTimeAsync(10_000)
  expect([waiting.length, live.played.length]).toEqual([0, 0])
})
