/**
 * What a guided first game is made of.
 *
 * A lesson knows no rule: it looks at what is asked, at what can be done and at what has happened,
 * by the ids of the service's sentences, and finds something to say about it and a choice to
 * propose. So it has an answer whatever the learner does.
 */
import type { Printed } from '~/games/face'
import type { Values } from '~/say/catalogue'
import type { Legal, Step } from '~/service/types'

/** The table, as far as a guide looks at it. */
export interface Situation<V> {
  view: V
  board: Printed
  legal: readonly Legal[]
  log: readonly Step[]
  /** The learner's seat. */
  me: number
  /** The cards that were read, and the topics that were learned. */
  known: ReadonlySet<string>
}

/** A sentence of the language files, and what it mentions. */
export interface Said {
  id: string
  values: Values
}

/** Something to know before going on: shown once, when its time has come. */
export interface Card<V> {
  name: string
  when: (situation: Situation<V>) => boolean
  values?: (situation: Situation<V>) => Values
}

/** What to try now, and why. */
export interface Advice extends Said {
  word: string
}

export interface Lesson<V> {
  game: string
  /** What there is to learn, in the order of the list, and whether it has been. */
  topics: Record<string, (situation: Situation<V>) => boolean>
  /** The first whose time has come, and that was not read yet, is shown. */
  cards: Card<V>[]
  /** For a question that can be answered in more than one way. */
  advise: (situation: Situation<V>) => Advice
}

/** What the guide says now: a card to be read, or advice about what is asked. */
export interface Remark extends Said {
  card: string | null
  word: string | null
}

/** What to say now; null: nothing new. What cannot be chosen needs no advice. */
export function remarkFor<V>(lesson: Lesson<V>, situation: Situation<V>): Remark | null {
  const card = lesson.cards.find(({ name, when }) => !situation.known.has(name) && when(situation))
  if (card) {
    const values = card.values?.(situation) ?? {}
    return { id: sentenceOf(lesson, card.name), values, card: card.name, word: null }
  }
  if (situation.legal.length < 2) return null
  return { card: null, ...lesson.advise(situation) }
}

/** The topics that have been learned by now; none is forgotten. */
export function learned<V>(lesson: Lesson<V>, situation: Situation<V>): string[] {
  return Object.keys(lesson.topics).filter(
    (topic) => situation.known.has(topicName(topic)) || lesson.topics[topic]!(situation),
  )
}

/** Whether everything but the end has been learned. */
export function ready<V>(lesson: Lesson<V>, situation: Situation<V>): boolean {
  return learned(lesson, situation).length >= Object.keys(lesson.topics).length - 1
}

/** How a learned topic is remembered among the cards. */
export const topicName = (topic: string) => `topic-${topic}`

export const sentenceOf = (lesson: { game: string }, name: string) => `learn-${lesson.game}-${name}`

/** What the learner did, of these kinds. */
export function done<V>({ log, me }: Situation<V>, ...ids: string[]): Step[] {
  return log.filter(({ seat, text }) => seat === me && text !== null && ids.includes(text.id))
}

/** The best of some, by a number; of equals the first. */
export function best<T>(things: readonly T[], worth: (thing: T) => number): T | undefined {
  let found: T | undefined
  for (const thing of things) if (found === undefined || worth(thing) > worth(found)) found = thing
  return found
}

/** A number that an action's sentence mentions; 0 if it does not. */
export function amount(legal: Legal, name: string): number {
  const value = legal.text.args[name]
  return typeof value === 'number' ? value : 0
}
