// Everything the service answers to over HTTP, typed. What is refused is thrown as `Refusal`.
import { arrivalKey, arrived } from './arrival'
import { inTime, LONG_PATIENCE, PATIENCE } from './patience'
import type {
  Accepted,
  Act,
  Ask,
  GameInfo,
  Hint,
  Lists,
  Look,
  Me,
  NewTable,
  Problem,
  Replay,
  Step,
  Table,
  Text,
} from './types'

/** The service said no, and why; or it could not be reached, or did not answer in time (`code` is then
 * `unreachable`); or what came is no answer of the service (`broken`). */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.english)
  }

  get code(): string {
    return this.problem.code
  }

  /** To be said to the player. */
  get text(): Text {
    return this.problem.text
  }
}

/** Whether the same may be answered otherwise when it is asked again. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof Refusal) || error.code === 'broken' || error.status === 0 || error.status === 429 || error.status >= 500
}

function ourOwn(code: string, status: number): Refusal {
  const text = { id: `web-problem-${code}`, args: {}, verbatim: [] }
  return new Refusal({ code, text, english: code }, status)
}

interface Answer {
  status: number
  ok: boolean
  /** Undefined if it is no JSON: something between us and the service has answered, or a broken one. */
  data: unknown
}

interface More {
  headers?: Record<string, string>
  patience?: number
}

/** The whole answer: one that stops in the middle is none. */
async function send(method: string, path: string, body?: unknown, { headers = {}, patience = PATIENCE }: More = {}): Promise<Answer> {
  const tooLate = new AbortController()
  try {
    return await inTime(fetched(method, path, body, headers, tooLate.signal), patience)
  } catch {
    tooLate.abort()
    throw ourOwn('unreachable', 0)
  }
}

async function fetched(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Answer> {
  const answer = await fetch(`/api${path}`, {
    method,
    headers: {
      Accept: 'application/json',
      'X-Tabiji': '1',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    credentials: 'same-origin',
    signal,
  })
  const { status, ok } = answer
  return { status, ok, data: parsed(await answer.text()) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function read<T>({ status, ok, data }: Answer): T {
  if (ok && data !== undefined) return data as T
  const problem = data as Problem | null | undefined
  if (!ok && problem?.text?.id) throw new Refusal(problem, status)
  throw ourOwn(status === 404 ? 'not-found' : 'broken', status)
}

/** The promise, not its value: everybody who asks meanwhile waits for the same answer. */
let introduction: Promise<Me> | null = null

/** Who this is: whoever comes for the first time is somebody from then on. Asked once, however many
 * want to know; what failed is forgotten, and asked again by whoever comes next. */
function introduce(): Promise<Me> {
  if (introduction) return introduction
  const asked = comeIn()
  introduction = asked
  asked.catch(() => forgetIntroduction(asked))
  return asked
}

async function comeIn(): Promise<Me> {
  const me = read<Me>(await send('GET', '/me', undefined, { headers: { 'X-Tabiji-Arrival': arrivalKey() } }))
  arrived()
  return me
}

function forgetIntroduction(old: Promise<Me> | null): void {
  if (introduction === old) introduction = null
}

/** Somebody who is called otherwise from now on, or is somebody else, is introduced as such. */
async function introducedAs(asked: Promise<Me>): Promise<Me> {
  const me = await asked
  introduction = Promise.resolve(me)
  return me
}

/** Whoever's session has ended meanwhile is introduced anew, and then heard: once, even if several
 * requests are refused for it. */
async function ask<T>(method: string, path: string, body?: unknown, patience?: number): Promise<T> {
  const before = introduction
  let answer = await send(method, path, body, { patience })
  if (answer.status === 401) {
    forgetIntroduction(before)
    await introduce()
    answer = await send(method, path, body, { patience })
  }
  return read<T>(answer)
}

/** Ask for something that is somebody's: introduced first, so that nobody is refused for being new. */
async function asSomebody<T>(method: string, path: string, body?: unknown, patience?: number): Promise<T> {
  await introduce()
  return ask<T>(method, path, body, patience)
}

const part = encodeURIComponent

export const api = {
  me: introduce,
  rename: (name: string) => introducedAs(asSomebody<Me>('PUT', '/me', { name })),
  resume: (key: string) => introducedAs(ask<Me>('POST', '/me/resume', { key })),
  games: () => ask<GameInfo[]>('GET', '/games'),
  tables: () => asSomebody<Lists>('GET', '/tables'),
  open: (table: NewTable) => asSomebody<Table>('POST', '/tables', table, LONG_PATIENCE),
  look: (id: string) => ask<Look>('GET', `/tables/${part(id)}`),
  act: (id: string, act: Act) => asSomebody<Accepted>('POST', `/tables/${part(id)}/act`, act),
  ask: (id: string, what: Ask) => asSomebody<Accepted>('POST', `/tables/${part(id)}/ask`, what),
  steps: (id: string, since: number, until: number) =>
    ask<Step[]>('GET', `/tables/${part(id)}/steps?since=${since}&until=${until}`),
  hint: (id: string) => asSomebody<Hint>('GET', `/tables/${part(id)}/hint`, undefined, LONG_PATIENCE),
  replayOf: (id: string) => ask<Replay>('GET', `/tables/${part(id)}/replay`, undefined, LONG_PATIENCE),
  replay: (record: string) => ask<Replay>('POST', '/replay', { record }, LONG_PATIENCE),
  analysis: (record: string, at: number) => ask<Hint>('POST', '/analysis', { record, at }, LONG_PATIENCE),
  invitation: (key: string) => ask<Table>('GET', `/invitations/${part(key)}`),
  join: (key: string, name?: string) =>
    asSomebody<Table>('POST', `/invitations/${part(key)}`, name ? { name } : undefined),
}

/** Where a table's record can be downloaded. */
export function recordPath(id: string): string {
  return `/api/tables/${part(id)}/record`
}
