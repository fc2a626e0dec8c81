import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Live, type News } from './live.svelte'
import type { Step, Table } from './types'

/** The service's end of a socket, as a test holds it. */
class FakeSocket {
  static OPEN = 1
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }
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
  close() {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose()
  }
  accept() {
    this.readyState = 1
    this.onopen()
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) })
  }
  seen() {
    return new URL(this.url).searchParams.get('seen')
  }
}

const table = (version: number, at = version) => ({ id: 'abc', version, at }) as Table
const step = (index: number) => ({ index, seat: 0, word: `w${index}`, text: null, view: null }) as Step
const hello = (version: number) => ({ type: 'hello', table: table(version), log: Array.from({ length: version }, (_, at) => step(at)) })
const update = (before: number, version: number) => ({
  type: 'update',
  before,
  table: table(version),
  steps: Array.from({ length: version - before }, (_, at) => step(before + at)),
})
const problem = (code: string) => ({ code, text: { id: code, args: {}, verbatim: [] }, english: code })
const words = (live: Live) => live.log.map((one) => one.word)

let live: Live
let news: News[]
let answers: (path: string) => Response | Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  answers = () => Promise.reject(new TypeError('no network'))
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(path).then(answers))
  news = []
  live = new Live('abc')
  live.listen((one) => news.push(one))
  live.start()
})

afterEach(() => {
  live.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function begin(version = 2) {
  FakeSocket.last.accept()
  FakeSocket.last.say(hello(version))
}

test('the first message is the whole table', () => {
  expect(live.state).toBe('connecting')
  expect(FakeSocket.last.seen()).toBeNull()
  begin()
  expect(live.state).toBe('connected')
  expect(live.table?.version).toBe(2)
  expect(words(live)).toEqual(['w0', 'w1'])
})

test('an update adds its steps, once', () => {
  begin()
  FakeSocket.last.say(update(2, 4))
  FakeSocket.last.say(update(2, 4))
  expect(words(live)).toEqual(['w0', 'w1', 'w2', 'w3'])
  expect(news.map((one) => one.steps.length)).toEqual([0, 2, 0])
})

test('who is there may change without anything having happened', () => {
  begin()
  FakeSocket.last.say({ ...update(2, 2), table: { ...table(2), turn: 1 } })
  expect(live.table?.turn).toBe(1)
  expect(words(live)).toEqual(['w0', 'w1'])
})

test('an undo cuts the log', () => {
  begin(4)
  FakeSocket.last.say({ type: 'update', before: 4, table: table(5, 1), steps: [] })
  expect(words(live)).toEqual(['w0'])
  FakeSocket.last.say({ type: 'update', before: 5, table: table(6, 2), steps: [step(1)] })
  expect(words(live)).toEqual(['w0', 'w1'])
})

test('a lost connection comes back and goes on where it was', () => {
  begin()
  FakeSocket.last.close()
  expect(live.state).toBe('reconnecting')
  expect(live.table?.version).toBe(2)
  vi.advanceTimersByTime(600)
  expect(FakeSocket.all).toHaveLength(2)
  expect(FakeSocket.last.seen()).toBe('2')
  FakeSocket.last.accept()
  FakeSocket.last.say(update(2, 5))
  expect(live.state).toBe('connected')
  expect(words(live)).toEqual(['w0', 'w1', 'w2', 'w3', 'w4'])
})

test('it waits longer the more often it fails, and not for ever', () => {
  begin()
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const waits: number[] = []
  for (let attempt = 0; attempt < 8; attempt++) {
    const sockets = FakeSocket.all.length
    FakeSocket.last.close()
    let waited = 0
    while (FakeSocket.all.length === sockets) {
      vi.advanceTimersByTime(250)
      waited += 250
    }
    waits.push(waited)
  }
  expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15000, 15000, 15000])
})

test('a gap is noticed and the table is read whole', async () => {
  begin()
  answers = (path) => {
    expect(path).toBe('/api/tables/abc')
    return Response.json(hello(7))
  }
  FakeSocket.last.say(update(5, 7))
  await vi.waitFor(() => expect(live.table?.version).toBe(7))
  expect(words(live)).toHaveLength(7)
})

test('an action is pending until its outcome is here', async () => {
  begin()
  const played = live.play(0, 'P3')
  expect(FakeSocket.last.sent).toEqual([{ type: 'act', id: 1, seat: 0, word: 'P3', seen: 2 }])
  expect(live.pending).not.toBeNull()
  FakeSocket.last.say({ type: 'done', reply_to: 1, accepted: { version: 3, rematch: null } })
  expect(live.pending).not.toBeNull()
  FakeSocket.last.say(update(2, 3))
  expect(live.pending).toBeNull()
  expect((await played)?.version).toBe(3)
})

test('while one thing is under way no other begins', async () => {
  begin()
  void live.play(0, 'P3')
  expect(await live.play(0, 'M2')).toBeNull()
  expect(FakeSocket.last.sent).toHaveLength(1)
})

test('what is chosen from the outcome waits for the answer that led to it, and is sent once', async () => {
  begin()
  const first = live.play(0, 'P3')
  FakeSocket.last.say(update(2, 3))
  const second = live.play(0, 'bathe')
  const twice = live.play(0, 'bathe')
  expect(FakeSocket.last.sent).toHaveLength(1)
  FakeSocket.last.say({ type: 'done', reply_to: 1, accepted: { version: 3, rematch: null } })
  expect((await first)?.version).toBe(3)
  await vi.waitFor(() => expect(FakeSocket.last.sent).toHaveLength(2))
  expect(FakeSocket.last.sent[1]).toEqual({ type: 'act', id: 2, seat: 0, word: 'bathe', seen: 3 })
  expect(await twice).toBeNull()
  FakeSocket.last.say(update(3, 4))
  FakeSocket.last.say({ type: 'done', reply_to: 2, accepted: { version: 4, rematch: null } })
  expect((await second)?.version).toBe(4)
  expect(FakeSocket.last.sent).toHaveLength(2)
})

test('a refused action changes nothing and says why', async () => {
  begin()
  const played = live.ask('undo')
  FakeSocket.last.say({ type: 'refused', reply_to: 1, problem: problem('illegal') })
  expect(await played).toBeNull()
  expect(live.problem?.code).toBe('illegal')
  expect(live.table?.version).toBe(2)
})

test('what was sent into a dying connection is sent again, and is not refused for having arrived', async () => {
  begin()
  const played = live.play(0, 'P3')
  FakeSocket.last.close()
  vi.advanceTimersByTime(600)
  FakeSocket.last.accept()
  expect(FakeSocket.last.sent).toEqual([{ type: 'act', id: 2, seat: 0, word: 'P3', seen: 2 }])
  FakeSocket.last.say(update(2, 3))
  FakeSocket.last.say({ type: 'refused', reply_to: 2, problem: problem('stale') })
  await played
  expect(live.problem).toBeNull()
  expect(live.pending).toBeNull()
  expect(words(live)).toEqual(['w0', 'w1', 'w2'])
})

test('an answer that does not come makes a new connection', () => {
  begin()
  void live.play(0, 'P3')
  vi.advanceTimersByTime(8_000)
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.last.accept()
  expect(FakeSocket.last.sent).toHaveLength(1)
})

test('without a socket an action goes over HTTP', async () => {
  begin()
  FakeSocket.last.close()
  answers = (path) =>
    path.endsWith('/act') ? Response.json({ version: 3, rematch: null }) : Response.json(hello(3))
  const played = live.play(0, 'P3')
  expect((await played)?.version).toBe(3)
  expect(words(live)).toHaveLength(3)
})

test('without any network an action waits for the connection', async () => {
  begin()
  dispatchEvent(new Event('offline'))
  expect(live.state).toBe('offline')
  void live.play(0, 'P3')
  await vi.advanceTimersByTimeAsync(10)
  expect(live.pending).not.toBeNull()
  dispatchEvent(new Event('online'))
  FakeSocket.last.accept()
  expect(FakeSocket.last.sent).toHaveLength(1)
  expect(live.state).toBe('connected')
})

test('a silent connection is renewed while the old one still serves', () => {
  begin()
  const old = FakeSocket.last
  vi.advanceTimersByTime(76_000)
  expect(FakeSocket.all).toHaveLength(2)
  expect(live.state).toBe('connected')
  old.say(update(2, 3))
  expect(live.table?.version).toBe(3)
  FakeSocket.last.accept()
  expect(old.readyState).toBe(3)
  expect(live.state).toBe('connected')
  FakeSocket.last.say(update(2, 3))
  expect(words(live)).toEqual(['w0', 'w1', 'w2'])
})

test('a table that is not there is said to be gone, and nobody knocks again', async () => {
  answers = () => Response.json(problem('not-found'), { status: 404 })
  FakeSocket.last.close()
  await vi.waitFor(() => expect(live.state).toBe('gone'))
  expect(live.problem?.code).toBe('not-found')
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})

test('after it is stopped it keeps still', () => {
  begin()
  live.stop()
  vi.advanceTimersByTime(200_000)
  expect(FakeSocket.all).toHaveLength(1)
})

const refused = (status: number) => Response.json(problem('busy'), { status })

test('a table that has not come says why, until it is here', async () => {
  answers = () => refused(503)
  FakeSocket.last.close()
  await vi.advanceTimersByTimeAsync(1)
  expect(live.trouble).toMatchObject({ code: 'busy', status: 503 })
  live.again()
  expect(live.trouble).toBeNull()
  begin()
  expect([live.trouble, live.state]).toEqual([null, 'connected'])
  FakeSocket.last.close() // what is here stays
  await vi.advanceTimersByTimeAsync(1)
  expect(live.trouble).toBeNull()
})

test('a socket that opens and says nothing is asked about over HTTP', async () => {
  FakeSocket.last.accept()
  await vi.advanceTimersByTimeAsync(7_000)
  expect(live.trouble).toBeNull()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(live.trouble).toMatchObject({ code: 'unreachable' })
})

test('a table that is not there is found gone after one connection, though that was let in', async () => {
  answers = () => Response.json(problem('not-found'), { status: 404 })
  FakeSocket.last.accept()
  FakeSocket.last.say({ type: 'refused', reply_to: -1, problem: problem('not-found') })
  FakeSocket.last.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([live.state, FakeSocket.all.length]).toEqual(['gone', 1])
})

test('whoever is let in and shown out again knocks more and more seldom', async () => {
  answers = () => refused(503)
  for (let second = 0; second < 60; second++) {
    if (FakeSocket.last.readyState === 0) {
      FakeSocket.last.accept()
      FakeSocket.last.close()
    }
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(FakeSocket.all.length).toBeLessThan(12)
})
