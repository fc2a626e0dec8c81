// The guided first game of Tokaido: what is said when, and what is proposed.
import type { Legal, Step, TokaidoView } from '~/service/types'
import { END } from './begun'
import { amount, best, done, ready, sentenceOf, type Advice, type Lesson, type Situation } from './lesson'

type Now = Situation<TokaidoView>

/** After so many stops of one's own the lesson has been long enough. */
const LONG = 14
/** With fewer coins than this, a shop or a temple is no place to go. */
const POOR = 3
/** What is kept for a meal when souvenirs are bought. */
const MEAL = 2
const VIEWS = ['paddy', 'mountain', 'sea']

const purse = ({ view, me }: Now) => view.travelers[me]!.coins
const spaceOf = (text: Legal['text']) => String(text.args.space).replace('space-', '')
/** What a stop has to teach: the three views are one thing. */
const kindOf = (space: string) => (VIEWS.includes(space) ? 'panorama' : space)
const went = (now: Now, ...kinds: string[]): Step[] =>
  done(now, 'tokaido-go').filter(({ text }) => kinds.includes(kindOf(spaceOf(text!))))
const moved = (now: Now) => done(now, 'tokaido-go').length

export const tokaido: Lesson<TokaidoView> = {
  game: 'tokaido',
  topics: {
    last: ({ known }) => known.has('last'),
    spaces: ({ known }) => known.has('spaces'),
    panorama: (now) => went(now, 'panorama').length > 0,
    shop: (now) => done(now, 'tokaido-buy').length > 0,
    temple: (now) => done(now, 'tokaido-donate').length > 0,
    'hot-spring': (now) => went(now, 'hot-spring').length > 0,
    farm: (now) => went(now, 'farm').length > 0,
    encounter: (now) => went(now, 'encounter').length > 0,
    inn: (now) => done(now, 'tokaido-eat').length > 0,
    end: ({ known }) => known.has(END),
  },
  cards: [
    { name: 'welcome', when: () => true },
    {
      name: 'viewed',
      when: (now) => went(now, 'panorama').length > 0,
      values: (now) => ({ panorama: `panorama-${spaceOf(went(now, 'panorama')[0]!.text!)}` }),
    },
    {
      name: 'bought',
      when: (now) => done(now, 'tokaido-buy').length > 0 && now.view.phase !== 'buy',
      values: ({ board }) => points(board.souvenir_points),
    },
    {
      name: 'given',
      when: (now) => done(now, 'tokaido-donate').length > 0,
      values: ({ board }) => ({ points: board.donor_points[0] }),
    },
    { name: 'bathed', when: (now) => went(now, 'hot-spring').length > 0 && now.view.phase !== 'bathe' },
    {
      name: 'farmed',
      when: (now) => went(now, 'farm').length > 0,
      values: ({ board }) => ({ coins: board.farm_coins }),
    },
    {
      name: 'met',
      when: (now) => meeting(now) !== undefined,
      values: (now) => ({ encounter: meeting(now)!.text!.args.encounter! }),
    },
    { name: 'last', when: (now) => moved(now) > 0 && now.view.phase === 'move' },
    { name: 'spaces', when: (now) => moved(now) > 2 && now.view.phase === 'move' },
    { name: 'eaten', when: (now) => done(now, 'tokaido-eat').length > 0 },
    {
      name: END,
      when: (now) => ready(tokaido, now) || moved(now) >= LONG || went(now, 'inn').length > 2,
      values: ({ board }) => ({ points: board.donor_points[0], bonus: board.achievement_points }),
    },
  ],
  advise(now) {
    const legal = proposed(now)
    return { ...said(now, legal), word: legal.word }
  },
}

/** Who was met first: chance tells, after the learner went there. */
function meeting(now: Now): Step | undefined {
  const [stop] = went(now, 'encounter')
  return stop && now.log.find(({ index, text }) => index > stop.index && text?.id === 'tokaido-meet')
}

function points(worth: number[]) {
  const [first = 0, second = 0, third = 0, fourth = 0] = worth
  return { first, second, third, fourth }
}

/** The choice that shows something new, or gives most. */
function proposed(now: Now): Legal {
  const { legal, view } = now
  switch (view.phase) {
    case 'move':
      return way(now)
    case 'buy':
      return souvenir(now) ?? leave(legal)
    case 'donate':
      return best(legal, (one) => -amount(one, 'coins'))!
    case 'eat':
      return best(legal.filter(({ text }) => text.id === 'tokaido-eat'), (one) => -amount(one, 'price')) ?? legal[0]!
    default:
      return best(legal, (one) => amount(one, 'points'))!
  }
}

const leave = (legal: readonly Legal[]) =>
  legal.find(({ text }) => ['tokaido-done', 'tokaido-pass'].includes(text.id)) ?? legal[0]!

/** The nearest stop that teaches something; else the nearest one. */
function way(now: Now): Legal {
  const stops = [...now.legal].sort((a, b) => amount(a, 'stop') - amount(b, 'stop'))
  const open = stops.filter(({ text }) => {
    const space = spaceOf(text)
    return space !== 'inn' && (!['shop', 'temple'].includes(space) || purse(now) >= POOR)
  })
  const farm = open.find(({ text }) => spaceOf(text) === 'farm')
  if (farm && purse(now) < MEAL) return farm
  return open.find(({ text }) => isNew(now, spaceOf(text))) ?? open[0] ?? stops.at(-1)!
}

const isNew = (now: Now, space: string) => went(now, kindOf(space)).length === 0

/** The souvenir that gives most, as long as a meal can still be paid. */
function souvenir(now: Now): Legal | undefined {
  const affordable = now.legal.filter(
    (one) => one.text.id === 'tokaido-buy' && amount(one, 'price') <= purse(now) - MEAL,
  )
  const found = best(affordable, (one) => 10 * amount(one, 'points') - amount(one, 'price'))
  const worthwhile = found && (amount(found, 'points') > 1 || now.view.wanted.length === 0)
  return worthwhile ? found : undefined
}

function said(now: Now, legal: Legal): Omit<Advice, 'word'> {
  const deed = legal.text.id.replace('tokaido-', '')
  const say = (name: string) => ({ id: sentenceOf(tokaido, name), values: { ...legal.text.args } })
  if (deed === 'go') {
    if (moved(now) === 0) return say('go-first')
    const space = spaceOf(legal.text)
    if (space === 'inn' || isNew(now, space)) return say(`go-${kindOf(space)}`)
    return say(space === 'farm' && purse(now) < MEAL ? 'go-poor' : 'go-on')
  }
  if (deed === 'buy' && now.view.wanted.length > 0) return say('buy-more')
  return say(deed)
}
