// The table in words, for ears and for readers: where everybody is, what they have, what is left.
import { list } from '~/say'
import type { InnView, TokaidoView, TravelerView } from '~/service/types'
import type { Say, Section } from '../face'
import { counted, donors, named } from './albums'
import type { Printed } from './printed'
import { termOf } from './targets'

export function read(view: TokaidoView, board: Printed, say: Say): Section[] {
  return [
    { title: say(view.return_journey ? 'tokaido-journey-return' : 'tokaido-journey'), lines: road(view, say) },
    ...view.travelers.map((one) => ({ title: say('web-tokaido-album', { seat: one.seat }), lines: album(one, board, say) })),
    { title: say('web-tokaido-table'), lines: table(view, board, say) },
  ]
}

/** Whoever is last first; then the stops up to the next inn, and who stands there. */
function road(view: TokaidoView, say: Say): string[] {
  const last = view.mover === view.neutral ? view.neutral_stop : (view.travelers[view.mover]?.stop ?? 0)
  const from = last ?? 0
  const inn = view.road.findIndex((stop, number) => number > from && stop.space === 'inn')
  const until = inn < 0 ? view.road.length - 1 : inn
  const lines = view.road.flatMap((stop, number) => {
    const near = number >= from && number <= until
    if (!near && !stop.pieces.length) return []
    const space = termOf('space', stop.space)
    const who = stop.pieces.map((piece) => nameOf(view, piece, say))
    const where = say(stop.double ? 'web-tokaido-double-stop' : 'web-tokaido-stop', { stop: number, space })
    return [who.length ? `${where}: ${list(who)}` : where]
  })
  const moves = view.mover === view.neutral ? say('web-tokaido-neutral-last') : say('web-tokaido-last', { seat: view.mover })
  return view.over || !lines.length ? lines : [moves, ...lines]
}

function album(one: TravelerView, board: Printed, say: Say): string[] {
  const terms = (family: string, names: readonly string[]) => names.map((name) => say(termOf(family, name)))
  const times = (names: readonly string[]) =>
    counted(names).map(([name, count]) => (count > 1 ? `${name} ×${count}` : name))
  const row = (title: string, names: readonly string[]) => named(say(`tokaido-row-${title}`), times(names), list, say)
  const who = one.traveler ? termOf('traveler', one.traveler) : null
  return [
    ...(who ? [say('web-tokaido-about', { traveler: who })] : []),
    say('web-tokaido-purse', { points: one.points, coins: one.coins, stop: one.stop }),
    row('panoramas', board.panoramas.map(({ name, text, sections }) => `${say(text)} ${one.panoramas[name] ?? 0}/${sections}`)),
    row(
      'souvenirs',
      one.souvenirs.map((name) => {
        const kind = board.souvenirs.find((card) => card.name === name)?.kind
        return kind ? `${say(termOf('souvenir', name))} (${say(termOf('kind', kind))})` : name
      }),
    ),
    row('meals', terms('dish', one.meals)),
    row('encounters', terms('encounter', one.encounters)),
    row('springs', one.springs.map(String)),
    `${say('tokaido-row-donated')}: ${one.donated}`,
    row('achievements', terms('achievement', one.achievements)),
  ]
}

function table(view: TokaidoView, board: Printed, say: Say): string[] {
  const open = view.inns.find((inn) => inn.open)
  const counter = view.counter.map((name) => {
    const card = board.souvenirs.find((one) => one.name === name)
    if (!card) return name
    return say('web-tokaido-ware', { souvenir: card.text, kind: termOf('kind', card.kind), price: card.price })
  })
  const springs = Object.values(view.springs_left).reduce((sum, cards) => sum + cards, 0)
  return [
    ...(counter.length ? [`${say('web-tokaido-counter')}: ${list(counter)}`] : []),
    ...(view.wanted.length ? [`${say('web-tokaido-wanted')}: ${list(view.wanted.map((name) => say(termOf('souvenir', name))))}`] : []),
    ...(view.hand?.length ? [`${say('web-tokaido-hand')}: ${list(view.hand.map((name) => say(termOf('encounter', name))))}`] : []),
    ...(view.offer ? [`${say('web-tokaido-offered')}: ${say(termOf('dish', view.offer))}`] : []),
    ...(open ? [meals(open, board, say)] : []),
    ...donors(view).map(({ seat, coins, rank }) =>
      seat === null
        ? say('tokaido-neutral-donated', { coins })
        : say('web-tokaido-donor', { seat, coins, rank, points: board.donor_points[Math.min(rank, board.donor_points.length) - 1] ?? 0 }),
    ),
    say('web-tokaido-left', {
      souvenirs: view.souvenirs_left,
      springs,
      encounters: view.encounters_left,
      meals: view.meals_left,
    }),
  ]
}

function meals(inn: InnView, board: Printed, say: Say): string {
  if (!inn.meals) return say('tokaido-meals-hidden', { count: inn.cards })
  const dishes = inn.meals.map((name) => {
    const price = board.dishes.find((dish) => dish.name === name)?.price
    return `${say(termOf('dish', name))} (${price})`
  })
  return `${say('web-tokaido-meals')}: ${dishes.length ? list(dishes) : say('tokaido-nothing')}`
}

function nameOf(view: TokaidoView, piece: number, say: Say): string {
  return piece === view.neutral ? say('tokaido-neutral') : say('web-tokaido-name', { seat: piece })
}
