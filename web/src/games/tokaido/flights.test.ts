// What somebody gets or pays travels, after the walk; nothing else does.
import { expect, test } from 'vitest'
import type { TokaidoView, TravelerView } from '~/service/types'
import { flights } from './flights'
import samples from './samples.json'

const start = samples.scenes.mid4.view as unknown as TokaidoView

/** The table with something different for the first traveler. */
function once(changed: Partial<TravelerView>): TokaidoView {
  const travelers = start.travelers.map((one) => (one.seat === 0 ? { ...one, ...changed } : one))
  return { ...start, travelers }
}
const told = (before: TokaidoView, after: TokaidoView) => flights(before, after).map(({ what, from, to }) => `${what}: ${from} to ${to}`)

test('nothing travels while nothing changes hands', () => {
  expect(flights(start, start)).toEqual([])
})

test('what a space gives sets out when the traveler has arrived', () => {
  const found = flights(once({ stop: 4, coins: 1 }), once({ stop: 7, coins: 4 }))
  expect(found.map(({ what, from, to }) => [what, from, to])).toEqual(Array(3).fill(['coin', 'stop:7', '0/coins']))
  expect(found[0]!.wait).toBeGreaterThan(0)
})

test('a meal is paid for and carried to the album', () => {
  const before = once({ stop: 14, coins: 5, meals: [] })
  const after = once({ stop: 14, coins: 3, meals: ['Soba'] })
  expect(told(before, after)).toEqual([...Array(2).fill('coin: 0/coins to stop:14'), 'dish Soba: stop:14 to 0/meals'])
})
