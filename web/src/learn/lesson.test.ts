import { readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import type { GameView, Legal, Step } from '~/service/types'
import { LESSONS } from './lessons'
import recorded from './lessons.fixture.json'
import { END } from './begun'
import { learned, remarkFor, topicName, type Lesson, type Situation } from './lesson'

/** A lesson as the service played it: what the learner saw at each choice, and what was chosen. */
interface Recorded {
  board: Record<string, unknown>
  log: Step[]
  moments: { at: number; view: GameView; legal: Legal[]; word: string }[]
  after: { at: number; view: GameView; legal: Legal[] }
}
const RECORDED = recorded as unknown as Record<string, Recorded>
const GAMES = Object.keys(LESSONS)
const LANGUAGES = ['en', 'fr', 'es']

function situation(game: string, number: number, known: Iterable<string> = []): Situation<any> {
  const { board, log, moments, after } = RECORDED[game]!
  const { at, view, legal } = moments[number] ?? after
  return { board, view, legal, log: log.filter(({ index }) => index < at), me: 0, known: new Set(known) }
}

const cards = (lesson: Lesson<any>) => lesson.cards.map(({ name }) => name)
const last = (game: string) => RECORDED[game]!.moments.length

/** A catalogue with every sentence of a language that a lesson can need. */
function catalogue(language: string): FluentBundle {
  const bundle = new FluentBundle(language)
  const folder = `${import.meta.dirname}/../../../src/tabiji/locale/${language}`
  bundle.addResource(new FluentResource(readFileSync(`${folder}/web-learn.ftl`, 'utf-8')))
  return bundle
}

describe.each(GAMES)('the first game of %s', (game) => {
  const lesson = LESSONS[game]!

  test('begins with a welcome, before anything is proposed', () => {
    expect(remarkFor(lesson, situation(game, 0))).toMatchObject({ card: 'welcome', word: null })
    expect(remarkFor(lesson, situation(game, 0, ['welcome']))?.word).toBe(RECORDED[game]!.moments[0]!.word)
  })

  test('proposes what leads through everything there is to learn', () => {
    const { moments } = RECORDED[game]!
    moments.forEach(({ legal, word }, number) => {
      const remark = remarkFor(lesson, situation(game, number, cards(lesson)))
      expect(remark?.word ?? legal[0]!.word, `choice ${number}`).toBe(word)
    })
    const known = cards(lesson).filter((name) => name !== END)
    const topics = Object.keys(lesson.topics)
    expect(learned(lesson, situation(game, last(game), known))).toEqual(topics.filter((name) => name !== 'end'))
  })

  test('always has advice, whatever can be done', () => {
    RECORDED[game]!.moments.forEach(({ legal }, number) => {
      for (const only of legal) {
        const other = legal.find((one) => one !== only)
        if (!other) continue
        const now = { ...situation(game, number, cards(lesson)), legal: [only, other] }
        expect([only.word, other.word]).toContain(remarkFor(lesson, now)?.word)
      }
    })
  })

  test('says nothing about what cannot be chosen', () => {
    const now = situation(game, 1, cards(lesson))
    expect(remarkFor(lesson, { ...now, legal: now.legal.slice(0, 1) })).toBeNull()
  })

  test('ends with how the game ends, once the rest is known', () => {
    const known = cards(lesson).filter((name) => name !== END)
    expect(remarkFor(lesson, situation(game, last(game), known))?.card).toBe(END)
    expect(remarkFor(lesson, situation(game, 2, known))?.card).toBeNull()
  })

  test('forgets nothing after an undo', () => {
    const known = Object.keys(lesson.topics).map(topicName)
    expect(learned(lesson, situation(game, 0, known))).toEqual(Object.keys(lesson.topics))
  })

  test.each(LANGUAGES)('has all its sentences in %s', (language) => {
    const bundle = catalogue(language)
    const sentences = new Set(cards(lesson).map((name) => `learn-${game}-${name}`))
    RECORDED[game]!.moments.forEach(({ legal }, number) => {
      for (const one of legal) {
        const now = { ...situation(game, number, cards(lesson)), legal: [one, one] }
        sentences.add(remarkFor(lesson, now)!.id)
      }
    })
    expect(sentences.size).toBeGreaterThan(20)
    for (const id of sentences) expect(bundle.getMessage(id)?.value, id).toBeTruthy()
    for (const topic of Object.keys(lesson.topics)) {
      expect(bundle.getMessage(`learn-${game}-topic-${topic}`)?.attributes.about, topic).toBeTruthy()
    }
  })
})

test('a learner who goes another way is followed', () => {
  const lesson = LESSONS.tokaido!
  const start = situation('tokaido', 0, ['welcome'])
  const farm = start.legal.find(({ text }) => text.args.space === 'space-farm')!
  const log = [...start.log, { index: start.log.length, seat: 0, word: farm.word, text: farm.text, view: null }]
  expect(remarkFor(lesson, { ...start, log, legal: [] })?.card).toBe('farmed')
})
