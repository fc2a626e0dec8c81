// The guided first game of Duo: what is said when, and what is proposed.
import { townOf, type DuoBoard } from '~/games/duo/board'
import type { DuoView, Legal } from '~/service/types'
import { END } from './begun'
import { amount, best, done, ready, sentenceOf, type Advice, type Lesson, type Situation } from './lesson'

type Now = Situation<DuoView>

/** After so many dice of one's own the lesson has been long enough. */
const LONG = 15
/** What is proposed first, when it makes no difference. */
const ORDER = ['pilgrim', 'merchant', 'artist']
/** What each character has to show. */
const DEEDS: Record<string, string[][]> = {
  pilgrim: [['duo-pray'], ['duo-stroll'], ['duo-take', 'duo-bathe']],
  merchant: [['duo-draw'], ['duo-sell']],
  artist: [['duo-paint'], ['duo-gift']],
}

const mine = ({ view, me }: Now) => view.players[me]!
const other = ({ me }: Now) => ({ seat: 1 - me })
const icon = (name: string | undefined) => `icon-${name ?? 'moon'}`

export const duo: Lesson<DuoView> = {
  game: 'duo',
  topics: {
    dice: ({ known }) => known.has('draft'),
    faith: (now) => done(now, 'duo-pray', 'duo-stroll').length > 0,
    draw: (now) => done(now, 'duo-draw').length > 0,
    sell: (now) => done(now, 'duo-sell').length > 0,
    gold: ({ known }) => known.has('gold'),
    paint: (now) => done(now, 'duo-paint').length > 0,
    gift: (now) => done(now, 'duo-gift').length > 0,
    sea: (now) => done(now, 'duo-take', 'duo-bathe').length > 0,
    end: ({ known }) => known.has(END),
  },
  cards: [
    { name: 'welcome', when: () => true },
    {
      name: 'faith',
      when: (now) => done(now, 'duo-pray', 'duo-stroll').length > 0,
      values: (now) => {
        const { temple, garden, points } = mine(now)
        return { temple, garden, points: points.faith }
      },
    },
    { name: 'wares', when: (now) => done(now, 'duo-draw').length > 0 },
    {
      name: 'gold',
      when: (now) => done(now, 'duo-sell', 'duo-collect').length > 0,
      values: ({ board }) => ({ coins: board.coins_per_slab, points: board.gold_points[1] }),
    },
    {
      name: 'painted',
      when: (now) => done(now, 'duo-paint').length > 0 && mine(now).revealed.length > 0,
      values: (now) => ({ icon: icon(mine(now).revealed[0]) }),
    },
    { name: 'given', when: (now) => done(now, 'duo-gift').length > 0 },
    {
      name: 'wave',
      when: (now) => done(now, 'duo-take').length > 0,
      values: (now) => ({ wave: done(now, 'duo-take')[0]!.text!.args.wave! }),
    },
    { name: 'spring', when: (now) => done(now, 'duo-bathe').length > 0 },
    { name: 'draft', when: ({ view, me }) => view.turns > 1 && view.first !== me, values: other },
    {
      name: END,
      when: (now) => ready(duo, now) || done(now, 'duo-choose').length >= LONG,
      values: ({ board }) => ({ slabs: board.slabs, gifts: board.gift_points.length - 1 }),
    },
  ],
  advise(now) {
    const legal = proposed(now)
    return { ...said(now, legal), word: legal.word }
  },
}

/** The choice that shows something new, or gives most. */
function proposed(now: Now): Legal {
  const { legal, view } = now
  const first = legal.find((one) => one.text.id !== 'duo-pass') ?? legal[0]!
  switch (view.phase) {
    case 'choose':
      return best(legal, (one) => -turnOf(now, dieOf(one))) ?? first
    case 'travel':
      return best(legal, (one) => worthOfTown(now, one)) ?? first
    case 'cross':
      return best(legal, (one) => worthOfArea(now, one)) ?? first
    case 'return':
      return best(legal, (one) => -price(now, String(one.text.args.ware))) ?? first
    case 'trade':
    case 'create':
      return legal.find((one) => one.text.id === 'duo-gift') ?? best(legal, (one) => amount(one, 'count')) ?? first
    default:
      return first
  }
}

const dieOf = (legal: Legal) => String(legal.text.args.die).replace('character-', '')

/** Whoever has nothing left to show waits; then whoever has been used least goes first. */
function turnOf(now: Now, character: string): number {
  const used = done(now, 'duo-choose').filter(({ text }) => text!.args.die === `character-${character}`)
  const shown = DEEDS[character]!.every((deeds) => done(now, ...deeds).length > 0)
  return (shown ? 1000 : 0) + used.length * 10 + ORDER.indexOf(character)
}

function held(now: Now, legal: Legal): number {
  return mine(now).wares[String(legal.text.args.ware).replace('ware-', '')] ?? 0
}

function worthOfTown(now: Now, legal: Legal): number {
  if (legal.text.id === 'duo-travel-coast') return 100 * held(now, legal) * amount(legal, 'price')
  return 10 * amount(legal, 'wares')
}

function price({ view }: Now, ware: string): number {
  return Math.max(0, ...view.boutiques.filter((one) => `ware-${one.ware}` === ware).map((one) => one.price))
}

function worthOfArea(now: Now, legal: Legal): number {
  return (suits(now, legal) ? 100 : 0) + around(now, amount(legal, 'area'))
}

/** Whether the next painting shows the icon of the area. */
function suits(now: Now, legal: Legal): boolean {
  const [next] = mine(now).revealed
  return next !== undefined && legal.text.args.icon === icon(next)
}

/** How many of the others stand in an area, on its coast and in its towns. */
function around({ view, board, me }: Now, area: number): number {
  const { stations, towns } = (board as DuoBoard).areas[area]!
  return view.players.reduce((count, { seat, artist, pilgrim, merchant }) => {
    const near = [seat !== me && artist === area, stations.includes(pilgrim), towns.includes(merchant)]
    return count + near.filter(Boolean).length
  }, 0)
}

function said(now: Now, legal: Legal): Omit<Advice, 'word'> {
  const deed = legal.text.id.replace('duo-', '')
  const say = (name: string) => ({ id: sentenceOf(duo, name), values: { ...legal.text.args, ...other(now) } })
  const isFirst = (id: string) => done(now, id).length === 0
  switch (deed) {
    case 'choose':
      if (isFirst('duo-choose')) return say('choose-first')
      return say(`choose-${dieOf(legal)}`)
    case 'travel-mountain':
    case 'travel-coast': {
      if (done(now, 'duo-travel-mountain', 'duo-travel-coast').length === 0) return say('travel-first')
      const { coastal } = townOf(now.board as DuoBoard, String(legal.text.args.town))
      return say(coastal ? (held(now, legal) ? 'travel-sell' : 'travel-coast') : 'travel-draw')
    }
    case 'cross':
      if (isFirst('duo-cross')) return say('cross-first')
      return say(suits(now, legal) ? 'cross-gift' : 'cross-paint')
    default:
      return say(deed)
  }
}
