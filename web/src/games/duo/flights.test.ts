// What somebody gets or gives travels; nothing else does.
import { expect, test } from 'vitest'
import type { DuoView } from '~/service/types'
import { flights } from './flights'
import table from './table.fixture.json'

const start = table.frames[0]!.view as unknown as DuoView
const [mine] = start.players

/** The table with something different for the first player. */
function once(changed: Partial<DuoView['players'][number]>, more: Partial<DuoView> = {}): DuoView {
  return { ...start, ...more, players: start.players.map((player, seat) => (seat === 0 ? { ...player, ...changed } : player)) }
}
const told = (before: DuoView, after: DuoView) => flights(before, after).map(({ what, from, to }) => `${what}: ${from} to ${to}`)

test('nothing travels while nothing changes hands', () => {
  expect(flights(start, start)).toEqual([])
})

test('coins come from the shore, and more than a few are not counted', () => {
  const before = once({ coins: 0, pilgrim: 3 })
  expect(told(before, once({ coins: 2, pilgrim: 3 }))).toEqual(Array(2).fill('coin: station:3 to 0/coins'))
  expect(told(before, once({ coins: 9, pilgrim: 3 }))).toHaveLength(4)
})

test('wares come out of the bag and go back, or are sold for coins', () => {
  const none = once({ wares: { fan: 0, doll: 0 }, coins: 0, merchant: 'C5' })
  const some = once({ wares: { fan: 1, doll: 1 }, coins: 0, merchant: 'C5' })
  expect(told(none, some)).toEqual(['ware-fan: bag to 0/wares', 'ware-doll: bag to 0/wares'])
  expect(told(some, none)).toEqual(['ware-fan: 0/wares to bag', 'ware-doll: 0/wares to bag'])
  const sold = once({ wares: { fan: 0, doll: 1 }, coins: 2, merchant: 'C5' })
  expect(told(some, sold)).toEqual(['ware-fan: 0/wares to town:C5', ...Array(2).fill('coin: town:C5 to 0/coins')])
})

test('a painting is gifted where the artist is, and the spring token changes hands', () => {
  const before = once({ gifted: [], artist: mine!.artist }, { spring: null })
  const after = once({ gifted: ['moon'], artist: mine!.artist }, { spring: 1 })
  expect(told(before, after)).toEqual([`painting-moon: 0/paintings to area:${mine!.artist}`, 'spring: spring to 1/held'])
})
