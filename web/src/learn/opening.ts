// The table of a lesson: a new one, or the one that was begun and not finished.
import { api, Refusal } from '~/service/api'
import { begun, END } from './begun'

/** The service sets the table out as the lesson needs it, whatever is said of seats here. */
const SEATS = [{ kind: 'me' }, { kind: 'bot', bot: 'haru' }] as const

export async function openLesson(game: string): Promise<string> {
  const table = await api.open({ game, seats: [...SEATS], lesson: true })
  return table.id
}

export async function resumeLesson(game: string): Promise<string> {
  const found = begun(game)
  if (found && !found.known.includes(END) && (await isPlayed(found.table))) return found.table
  return openLesson(game)
}

async function isPlayed(table: string): Promise<boolean> {
  try {
    const hello = await api.look(table)
    return hello.table.status === 'playing' && hello.table.seats.some((seat) => seat.mine)
  } catch (problem) {
    if (problem instanceof Refusal && problem.status === 404) return false
    throw problem
  }
}
