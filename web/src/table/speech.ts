// What is said at the table: who did what, what is asked, what a choice would give.
import { has, number, say, sayMore, verbatim } from '~/say'
import type { Legal, SeatState, Step, Table, Text } from '~/service/types'

/** A seat's name: a bot's own, or what its person is called. */
export function nameOf(seat: SeatState): string {
  if (seat.kind === 'bot' && seat.bot && has(`bot-${seat.bot}`)) return say(`bot-${seat.bot}`)
  if (seat.kind === 'open') return say('play-open-seat')
  return seat.name || say('player', { number: seat.seat + 1 })
}

export function namesOf(seats: readonly SeatState[]): string[] {
  return seats.map(nameOf)
}

/** Why something was refused; words for that come to the browser when they are first needed. */
export async function reason(text: Text, names: readonly string[] = []): Promise<string> {
  await sayMore()
  return say(text, {}, names)
}

/** What happened, without who did it. */
export function deed(step: Step, names: readonly string[]): string {
  if (step.text) return say(step.text, {}, names)
  return say(step.seat === null ? 'table-unseen' : 'table-hidden')
}

/** What happened, in a sentence: "Aiko: Pray: temple 5 → 6". */
export function sentence(step: Step, names: readonly string[]): string {
  if (step.seat === null) return deed(step, names)
  const player = verbatim(names[step.seat] ?? '')
  return say('table-did', { player, text: verbatim(deed(step, names)) })
}

/** What was taken back, in sentences, each with how many actions stood after it. Whoever is alone at
 * the table need not be told. */
export function takenBack(table: Table, names: readonly string[]): Aside[] {
  const alone = table.seats.every((seat) => seat.mine || seat.kind !== 'person')
  if (alone) return []
  const undone = table.taken_back
  return undone.map(({ seat, choices, after_chance }, number) => {
    const at = Math.min(...undone.slice(number).map((one) => one.at)) // a later one may go further back
    const values = { player: verbatim(names[seat] ?? ''), count: choices }
    return { at, text: say(after_chance ? 'play-taken-back-seen' : 'play-taken-back', values) }
  })
}

/** Something that happened at the table, but not in the game. */
export interface Aside {
  /** How many actions stood then. */
  at: number
  text: string
}

/** The question of the phase: "Which die do you use?" */
export function question(game: string, phase: string): string {
  return say(`${game}-phase-${phase}`)
}

/** The one line at the foot: whose turn it is, and what is asked. */
export function asked(table: Table, phase: string, names: readonly string[]): string {
  if (table.status === 'waiting') return say('play-waiting')
  if (table.status === 'over') return table.result ? outcome(table, names) : say('table-over')
  const { turn } = table
  if (turn === null) return question(table.game, phase)
  const seat = table.seats[turn]!
  const player = verbatim(names[turn] ?? '')
  if (seat.mine) {
    const others = table.seats.some((other) => other.mine && other.seat !== turn)
    const ask = verbatim(question(table.game, phase))
    return say(others ? 'play-turn-of' : 'play-your-turn', { player, question: ask })
  }
  if (seat.warming_up) return say('play-warming-up', { player })
  if (seat.stuck) return say('play-stuck', { player })
  if (seat.kind === 'bot' || seat.handed_over) return say('play-thinking', { player })
  return say(seat.present ? 'play-their-turn' : 'play-their-turn-away', { player })
}

/** Who won, in one line. */
export function outcome(table: Pick<Table, 'result'>, names: readonly string[]): string {
  const { result } = table
  if (!result) return ''
  if (result.reason === 'abandoned') return say('play-abandoned')
  const [winner] = result.winners
  if (winner === undefined) return say('table-over')
  const points = result.points[winner] ?? 0
  if (result.winners.length > 1) {
    const players = verbatim(listed(result.winners.map((seat) => names[seat] ?? '')))
    return say('table-shared', { players, points })
  }
  const won = result.reason === 'resigned' ? 'play-won-by-resignation' : 'table-winner'
  return say(won, { winner, points }, names)
}

function listed(names: string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || 'en').format(names)
}

/** Where points come from, in a word or two. */
export function source(game: string, name: string): string {
  const id = `${game}-source-${name.replaceAll('_', '-')}`
  const full = say(id)
  // A source that also explains itself is named by its short form.
  return full.includes(':') ? say(`${id}.short`) : full
}

/** With its sign: +4, −2. */
export function signed(value: number): string {
  return number(value, { signDisplay: 'exceptZero' })
}

/** "+4 points", over all sources; null if it gives none at once. */
export function gain(legal: Legal): string | null {
  const total = Object.values(legal.points ?? {}).reduce((sum, points) => sum + points, 0)
  return total === 0 ? null : say('play-gain', { points: total, signed: verbatim(signed(total)) })
}

/** What a choice would change: "Temple 5 → 6". */
export function changes(legal: Legal): string[] {
  return (legal.changes ?? []).flatMap(({ field, before, after }) => {
    const name = `field-${field.replaceAll(/[._]/g, '-')}`
    return has(name) ? [`${say(name)} ${number(before)} → ${number(after)}`] : []
  })
}

/** Points by source, where more than one gives some: "Meals +6". */
export function gains(game: string, legal: Legal): string[] {
  const given = Object.entries(legal.points ?? {}).filter(([, points]) => points !== 0)
  if (given.length < 2) return []
  return given.map(([name, points]) => `${source(game, name)} ${signed(points)}`)
}
