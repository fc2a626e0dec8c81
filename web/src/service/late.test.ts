// What comes too late over a connection: of a socket before this one, of something sent before.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live } from './live.svelte'
import type { Step, Table } from './types'

class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage: (event: { data: string }) => void = () => {}
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>)
  }
  /** It is being closed; what was on its way can still arrive. */
  close() {
    this.readyState = 3
  }
  accept() {
    this.readyState = 1
    this.onopen()
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const table = (version: number, at = version) => ({ id: 'abc', version, at }) as Table
const step = (index: number) => ({ index, seat: 0, word: `w${index}`, text: null, view: null }) as Step
const steps = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => step(from + at))
const hello = (version: number) => ({ type: 'hello', table: table(version), log: steps(0, version) })
const update = (before: number, version: number) => ({ type: 'update', before, table: table(version), steps: steps(before, version) })
const done = (id: number, version: number) => ({ type: 'done', reply_to: id, accepted: { version, rematch: null } })
const refused = (id: number, code: string) => ({
  type: 'refused',
  reply_to: id,
  problem: { code, text: { id: code, args: {}, verbatim: [] }, english: code },
})

let live: Live
/** Requests over HTTP that wait for their answer. */
let waiting: { path: string; answer: (data: unknown, status?: number) => void }[]
const sockets = () => FakeSocket.all
const newest = () => FakeSocket.all.at(-1)!

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  waiting = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/me'
      ? Promise.resolve(Response.json({ id: 'me', name: '', link: '' }))
      : new Promise((answer) =>
          waiting.push({ path, answer: (data, status = 200) => answer(Response.json(data, { status })) }),
        ),
  )
  live = new Live('abc')
  live.start()
  newest().accept()
  newest().say(hello(2))
})

afterEach(() => {
  live.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const soon = () => vi.advanceTimersByTimeAsync(1)

/** A second socket takes the place of the first. */
function renew() {
  const [old] = sockets()
  vi.advanceTimersByTime(76_000)
  expect(sockets()).toHaveLength(2)
  newest().accept()
  return old!
}

test('what an earlier connection still says is not heard', () => {
  const old = renew()
  old.say(hello(1))
  old.say(update(2, 9))
  expect(live.table?.version).toBe(2)
  newest().say(update(2, 3))
  expect(live.table?.version).toBe(3)
})

test('a socket that opens when another has taken its place changes nothing', () => {
  vi.advanceTimersByTime(76_000) // silent: a second one is tried
  const [first, second] = sockets()
  dispatchEvent(new Event('online')) // and at once a third
  const third = newest()
  expect(sockets()).toHaveLength(3)
  third.accept()
  second!.accept()
  second!.say(update(2, 9))
  expect(live.table?.version).toBe(2)
  third.say(update(2, 3))
  expect(live.table?.version).toBe(3)
  expect(first!.readyState).toBe(3)
})

test('the answer to something else is no answer', async () => {
  const played = live.play(0, 'a')
  newest().say(done(7, 2))
  newest().say(refused(7, 'illegal'))
  newest().say(refused(-1, 'too-many'))
  expect(live.pending).not.toBeNull()
  expect(live.problem).toBeNull()
  newest().say(update(2, 3))
  newest().say(done(1, 3))
  expect((await played)?.version).toBe(3)
  newest().say(refused(1, 'illegal')) // once more, and nobody waits for it
  expect(live.problem).toBeNull()
})

test('what is refused as outdated at its first try is told', async () => {
  const played = live.play(0, 'a')
  newest().say(refused(1, 'stale'))
  expect(await played).toBeNull()
  expect(live.problem?.code).toBe('stale')
})

test('the newest table is not taken back by one that was read before', async () => {
  newest().say(update(5, 7)) // a gap: the table is read whole
  await soon()
  const [looking] = waiting
  newest().say(hello(9))
  looking!.answer(hello(7))
  await soon()
  expect(live.table?.version).toBe(9)
  newest().say(update(2, 8)) // of a version that is past
  expect(live.table?.version).toBe(9)
  expect(live.log).toHaveLength(9)
})

test('a table that is read after it was left changes nothing any more', async () => {
  newest().say(update(5, 7))
  await soon()
  live.stop()
  waiting[0]!.answer(hello(7))
  await soon()
  expect(live.table?.version).toBe(2)
})

test('a table that is gone after it was left is nobodys problem', async () => {
  newest().say(update(5, 7))
  await soon()
  live.stop()
  waiting[0]!.answer({ code: 'not-found', text: { id: 'x', args: {}, verbatim: [] }, english: 'x' }, 404)
  await soon()
  expect([live.problem, live.state]).toEqual([null, 'connected'])
})

test('an answer over HTTP to what has been answered since is not taken for the next', async () => {
  newest().readyState = 3
  newest().onclose() // no socket for now
  const first = live.play(0, 'a')
  await soon()
  const [overHttp] = waiting
  expect(overHttp!.path).toBe('/api/tables/abc/act')
  vi.advanceTimersByTime(600)
  newest().accept() // sent again, over the new socket
  newest().say(update(2, 3))
  newest().say(refused(2, 'stale')) // it had arrived
  expect(await first).toBeNull()
  void live.play(0, 'b')
  await soon()
  overHttp!.answer({ version: 3, rematch: null })
  await soon()
  expect(live.pending).toMatchObject({ id: 3, what: { word: 'b', seen: 3 } })
})

test('whoever leaves while something is under way does not wait for ever, nor does anything after', async () => {
  const played = live.play(0, 'a')
  live.stop()
  expect(await played).toBeNull()
  expect(await live.play(0, 'b')).toBeNull()
  expect(newest().sent).toHaveLength(1)
})
