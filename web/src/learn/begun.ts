// The lesson that was begun here last, as the browser remembers it.
import { recall, remember } from '~/parts/memory'

/** The card that ends every lesson. */
export const END = 'end'

interface Begun {
  table: string
  /** What has been learned there. */
  known: string[]
}

const key = (game: string) => `lesson.${game}`

/** The lesson of a game that was begun here last, if any. */
export function begun(game: string): Begun | null {
  try {
    return JSON.parse(recall(key(game)) ?? 'null') as Begun | null
  } catch {
    return null
  }
}

export function rememberBegun(game: string, lesson: Begun): void {
  remember(key(game), JSON.stringify(lesson))
}

/** Where a table is: with the guide beside it, if it is a lesson that goes on. */
export function placeOf(table: { id: string; game: string }): string {
  const lesson = begun(table.game)
  const goesOn = lesson?.table === table.id && !lesson.known.includes(END)
  return goesOn ? `/learn/${table.game}/${table.id}` : `/t/${table.id}`
}
