import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Me } from './types'

interface Asked {
  method: string
  path: string
  arrival: string | null
  answer: (body: unknown, status?: number) => void
  say: (text: string, status?: number) => void
  signal: AbortSignal
  fail: () => void
}

let asked: Asked[]
let api: (typeof import('./api'))['api']
let here: typeof import('./session.svelte')

const called = () => asked.map((one) => `${one.method} ${one.path}`)
const introductions = () => asked.filter((one) => one.method === 'GET' && one.path === '/api/me')
const person = (id: string, name = ''): Me => ({ id, name, link: `/me/${id}` })
const problem = (code: string) => ({ code, text: { id: code, args: {}, verbatim: [] }, english: code })
const settled = () => vi.advanceTimersByTimeAsync(1)

/** A page that has just been opened. */
async function open() {
  vi.resetModules()
  ;({ api } = await import('./api'))
  here = await import('./session.svelte')
}

beforeEach(async () => {
  vi.useFakeTimers()
  localStorage.clear()
  asked = []
  type Wish = { method: string; headers: Record<string, string>; signal: AbortSignal }
  vi.stubGlobal('fetch', (path: string, { method, headers, signal }: Wish) => {
    return new Promise<Response>((resolve, reject) => {
      asked.push({
        method,
        path,
        arrival: headers['X-Tabiji-Arrival'] ?? null,
        answer: (body, status = 200) => resolve(Response.json(body, { status })),
        say: (text, status = 200) => resolve(new Response(text, { status })),
        signal,
        fail: () => reject(new TypeError('no network')),
      })
    })
  })
  await open()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('whoever asks for several things at once is introduced once, and then asks', async () => {
  const wanted = Promise.all([api.tables(), here.me.load(), here.me.load(), api.me()])
  await settled()
  expect(called()).toEqual(['GET /api/me'])
  asked[0]!.answer(person('aiko'))
  await settled()
  expect(called()).toEqual(['GET /api/me', 'GET /api/tables'])
  asked[1]!.answer({ mine: [], open: [], watch: [] })
  const [, one, other, third] = await wanted
  expect([one, other, third].map((found) => found.id)).toEqual(['aiko', 'aiko', 'aiko'])
  expect(here.me.now?.id).toBe('aiko')
})

test('an introduction that failed is forgotten, and tried again with the same key', async () => {
  const [tables, myself] = await Promise.allSettled([
    api.tables(),
    here.me.load(),
    settled().then(() => asked[0]!.fail()),
  ])
  expect([tables.status, myself.status]).toEqual(['rejected', 'rejected'])
  expect(introductions()).toHaveLength(1)
  const again = here.me.load()
  await settled()
  expect(introductions()).toHaveLength(2)
  expect(asked[1]!.arrival).toBe(asked[0]!.arrival)
  asked[1]!.answer(person('aiko'))
  expect((await again).id).toBe('aiko')
})

test('several requests that are refused for an ended session share one new introduction', async () => {
  const first = api.me()
  asked[0]!.answer(person('aiko'))
  await first
  const wanted = Promise.all([api.tables(), api.hint('abc'), api.rename('Aiko')])
  await settled()
  expect(asked).toHaveLength(4)
  asked[1]!.answer(problem('no-session'), 401)
  await settled()
  asked[2]!.answer(problem('no-session'), 401)
  await settled()
  expect(introductions()).toHaveLength(2)
  introductions()[1]!.answer(person('new'))
  await settled()
  asked[3]!.answer(problem('no-session'), 401)
  await settled()
  expect(introductions()).toHaveLength(2)
  expect(called().slice(5).sort()).toEqual(['GET /api/tables', 'GET /api/tables/abc/hint', 'PUT /api/me'])
  for (const one of asked.slice(5)) one.answer(person('new', 'Aiko'))
  await wanted
  expect((await here.me.load()).id).toBe('new')
})

test('whoever is refused even then is told', async () => {
  const wanted = api.tables()
  await settled()
  asked[0]!.answer(person('aiko'))
  await settled()
  asked[1]!.answer(problem('no-session'), 401)
  await settled()
  asked[2]!.answer(person('aiko'))
  await settled()
  asked[3]!.answer(problem('no-session'), 401)
  await expect(wanted).rejects.toMatchObject({ code: 'no-session', status: 401 })
  expect(asked).toHaveLength(4)
})

test('a new name is the one that everybody is told from then on', async () => {
  const renaming = here.me.rename('Aiko')
  await settled()
  asked[0]!.answer(person('aiko'))
  await settled()
  asked[1]!.answer(person('aiko', 'Aiko'))
  await renaming
  expect((await here.me.load()).name).toBe('Aiko')
  expect(here.me.now?.name).toBe('Aiko')
  expect(asked).toHaveLength(2)
})

test('two pages that are opened before the first is answered come by one key, which is forgotten then', async () => {
  const first = api.me()
  await open()
  const second = api.me()
  expect(asked[0]!.arrival).toMatch(/^[0-9a-f]{32}$/)
  expect(asked[1]!.arrival).toBe(asked[0]!.arrival)
  for (const one of asked) one.answer(person('aiko'))
  await Promise.all([first, second])
  expect(localStorage.length).toBe(0)
  await open()
  void api.me()
  expect(asked[2]!.arrival).not.toBe(asked[0]!.arrival)
})

test('only an introduction brings the key', async () => {
  const wanted = api.tables()
  await settled()
  asked[0]!.answer(person('aiko'))
  await settled()
  expect(asked[1]!.arrival).toBeNull()
  asked[1]!.answer({})
  await wanted
})

test('a key that cannot be one is made anew', async () => {
  localStorage.setItem('tabiji.arrival', 'nonsense')
  void api.me()
  expect(asked[0]!.arrival).toMatch(/^[0-9a-f]{32}$/)
  expect(localStorage.getItem('tabiji.arrival')).toBe(asked[0]!.arrival)
})

test('where nothing may be remembered a page keeps to its own key', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const first = api.me()
  asked[0]!.fail()
  await expect(first).rejects.toMatchObject({ code: 'unreachable' })
  void api.me()
  expect(asked[0]!.arrival).toMatch(/^[0-9a-f]{32}$/)
  expect(asked[1]!.arrival).toBe(asked[0]!.arrival)
})

const codeOf = (asking: Promise<unknown>) => asking.then(() => 'answered', (error: { code?: string }) => error.code)

test('what is not answered in time is given up, and can be asked for again', async () => {
  const games = codeOf(here.games())
  await vi.advanceTimersByTimeAsync(19_000)
  expect(asked[0]!.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(asked[0]!.signal.aborted).toBe(true)
  expect(await games).toBe('unreachable')
  const again = here.games()
  await settled()
  asked[1]!.answer([])
  expect(await again).toEqual([])
})

test('an introduction that nobody answers does not keep everybody waiting', async () => {
  const wanted = [codeOf(api.tables()), codeOf(here.me.load())]
  await vi.advanceTimersByTimeAsync(21_000)
  expect(await Promise.all(wanted)).toEqual(['unreachable', 'unreachable'])
  void api.tables()
  await settled()
  expect(introductions()).toHaveLength(2)
})

test('what has to be worked out may take longer', async () => {
  const replay = api.replay('Tabiji 1')
  await vi.advanceTimersByTimeAsync(60_000)
  asked[0]!.answer({ game: 'duo' })
  expect(await replay).toEqual({ game: 'duo' })
})

test.each([
  ['<p>Welcome to our hotel!</p>', 200, 'broken'],
  ['', 200, 'broken'],
  ['oops', 500, 'broken'],
  ['{"not": "ours"}', 503, 'broken'],
  ['nothing here', 404, 'not-found'],
])('an answer that is not the services is told as such: %s (%i)', async (text, status, code) => {
  const games = codeOf(api.games())
  await settled()
  asked[0]!.say(text, status)
  expect(await games).toBe(code)
})
