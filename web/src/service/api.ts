// Everything the service answers to over HTTP, typed. What is refused is thrown as `Refusal`.
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

/** Whoever's session has ended meanwhile is given a new one, and then heard. */
async function ask<T>(method: string, path: string, body?: unknown, mayBeNew = true): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        'X-Tabiji': '1',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      credentials: 'same-origin',
    })
  } catch {
    throw ourOwn('unreachable', 0)
  }
  if (answer.ok) return (await answer.json()) as T
  if (answer.status === 401 && mayBeNew && path !== '/me') {
    await ask('GET', '/me')
    return ask<T>(method, path, body, false)
  }
  const problem = (await answer.json().catch(() => null)) as Problem | null
  if (problem?.text?.id) throw new Refusal(problem, answer.status)
  throw ourOwn(answer.status === 404 ? 'not-found' : 'broken', answer.status)
}

let introduced: Promise<Me> | null = null

/** Who this is: whoever comes for the first time is somebody from then on. */
function introduce(): Promise<Me> {
  introduced = ask<Me>('GET', '/me')
  introduced.catch(() => (introduced = null))
  return introduced
}

/** Ask for something that is somebody's: introduced first, so that nobody is refused for being new. */
async function asSomebody<T>(method: string, path: string, body?: unknown): Promise<T> {
  await (introduced ?? introduce())
  return ask<T>(method, path, body)
}

const part = encodeURIComponent

export const api = {
  me: introduce,
  rename: (name: string) => asSomebody<Me>('PUT', '/me', { name }),
  resume: (key: string) => ask<Me>('POST', '/me/resume', { key }),
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
