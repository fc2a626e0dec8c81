// A table before it is made: who would sit where, and how that becomes a request.
import type { NewSeat, OptionInfo, OptionValue } from '~/service/types'

export type Kind = NewSeat['kind']

/** How a table begins for somebody who came with a wish: a friend, the same screen, or an opponent. */
export function seatedFor(wish: string | null, count: number, bots: readonly string[]): NewSeat[] {
  return Array.from({ length: count }, (_, seat): NewSeat => {
    if (seat === 0) return { kind: 'me' }
    if (wish === 'friend') return seat === 1 || count === 2 ? { kind: 'open' } : { kind: 'bot', bot: bots[(seat - 2) % bots.length] ?? null }
    if (wish === 'screen') return { kind: 'me' }
    return { kind: 'bot', bot: bots[(seat - 1) % bots.length] ?? null }
  })
}

/** More or fewer seats: those who sit stay, newcomers are like the last. */
export function resized(seats: readonly NewSeat[], count: number, bots: readonly string[]): NewSeat[] {
  const last = seats.at(-1)!
  return Array.from({ length: count }, (_, seat) => {
    const there = seats[seat]
    if (there) return there
    return last.kind === 'bot' ? { kind: 'bot', bot: bots[(seat - 1) % bots.length] ?? null } : { kind: last.kind }
  })
}

/** What was chosen, without what is as it would be anyway. */
export function chosen(options: readonly OptionInfo[], values: Record<string, OptionValue>): Record<string, OptionValue> {
  return Object.fromEntries(
    options
      .filter(({ name, default: usual }) => name in values && JSON.stringify(values[name]) !== JSON.stringify(usual))
      .map(({ name }) => [name, values[name]!]),
  )
}

/** A seat as it goes over the wire: an empty name is none. */
export function sent(seat: NewSeat): NewSeat {
  if (seat.kind === 'bot') return { kind: 'bot', bot: seat.bot ?? null }
  if (seat.kind === 'open') return { kind: 'open' }
  const name = seat.name?.trim()
  return name ? { kind: 'me', name } : { kind: 'me' }
}
