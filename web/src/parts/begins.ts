// Where a table begins that does not begin at the beginning: everybody is told.
import { say, verbatim } from '~/say'
import type { Table, TableLine } from '~/service/types'

/** From whose position a table begins; empty where a game was begun as usual. */
export function beginning({ begins, seats }: Pick<Table | TableLine, 'begins' | 'seats'>): string {
  if (!begins) return ''
  const player = verbatim(seats[begins.seat]?.name || say('player', { number: begins.seat + 1 }))
  const said = begins.actions
    ? say('play-begins-after', { player, count: begins.actions })
    : say('play-begins-position', { player })
  return begins.redrawn ? `${said} ${say('play-begins-redrawn')}` : said
}
