// Everything the service answers to over HTTP, typed. What is refused is thrown as `Refusal`.
import { arrivalKey, arrived } from './arrival'
import type {
  Accepted,
  Act,
  Ask,
  GameInfo,
  Hello,
  Hint,
  Lists,
  Me,
  NewTable,
  Problem,
  Replay,
  Step,
  Table,
  Text,
} from './types'

/** The service said no, and why; or it could not be reached (`code` is then `unreachable`). */
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

function ourOwn(code: string, status: number): Refusal {
  const text = { id: `web-problem-${code}`, args: {}, verbatim: [] }
  return new Refusal({ code, text, english: code }, status)
}

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        'X-Tabiji': '1',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw ourOwn('unreachable', 0)
  }
}

async function read<T>(answer: Response): Promise<T> {
  if (answer.ok) return (await answer.json()) as T
  const problem = (await answer.json().catch(() => null)) as Problem | null
  if (problem?.text?.id) throw new Refusal(problem, answer.status)
  throw ourOwn(answer.status === 404 ? 'not-found' : 'broken', answer.status)
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
  const me = await read<Me>(await send('GET', '/me', undefined, { 'X-Tabiji-Arrival': arrivalKey() }))
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
async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const before = introduction
  let answer = await send(method, path, body)
  if (answer.status === 401) {
    forgetIntroduction(before)
    await introduce()
    answer = await send(method, path, body)
  }
  return read<T>(answer)
}

/** Ask for something that is somebody's: introduced first, so that nobody is refused for being new. */
async function asSomebody<T>(method: string, path: string, body?: unknown): Promise<T> {
  await introduce()
  return ask<T>(method, path, body)
}

const part = encodeURIComponent

export const api = {
  me: introduce,
  rename: (name: string) => introducedAs(asSomebody<Me>('PUT', '/me', { name })),
  resume: (key: string) => introducedAs(ask<Me>('POST', '/me/resume', { key })),
  games: () => ask<GameInfo[]>('GET', '/games'),
  tables: () => asSomebody<Lists>('GET', '/tables'),
  open: (table: NewTable) => asSomebody<Table>('POST', '/tables', table),
  look: (id: string) => ask<Hello>('GET', `/tables/${part(id)}`),
  act: (id: string, act: Act) => asSomebody<Accepted>('POST', `/tables/${part(id)}/act`, act),
  ask: (id: string, what: Ask) => asSomebody<Accepted>('POST', `/tables/${part(id)}/ask`, what),
  steps: (id: string, since: number, until: number) =>
    ask<Step[]>('GET', `/tables/${part(id)}/steps?since=${since}&until=${until}`),
  hint: (id: string) => asSomebody<Hint>('GET', `/tables/${part(id)}/hint`),
  replayOf: (id: string) => ask<Replay>('GET', `/tables/${part(id)}/replay`),
  replay: (record: string) => ask<Replay>('POST', '/replay', { record }),
  analysis: (record: string, at: number) => ask<Hint>('POST', '/analysis', { record, at }),
  invitation: (key: string) => ask<Table>('GET', `/invitations/${part(key)}`),
  join: (key: string, name?: string) =>
    asSomebody<Table>('POST', `/invitations/${part(key)}`, name ? { name } : undefined),
}

/** Where a table's record can be downloaded. */
export function recordPath(id: string): string {
  return `/api/tables/${part(id)}/record`
}
