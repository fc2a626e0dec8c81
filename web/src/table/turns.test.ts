// The log, cut into turns; and the way through a replay.
import { expect, test } from 'vitest'
import type { Step } from '~/service/types'
import { placeIn } from './replayer.svelte'
import { lastTurn, turnAfter, turnBefore } from './turns'

const log = (seats: (number | null)[]): Step[] =>
  seats.map((seat, index) => ({ index, seat, word: null, text: null, view: null }))
const indexes = (steps: Step[]) => steps.map((step) => step.index)

test('the last turn of a seat has what chance brought within it', () => {
  const steps = log([null, 0, 0, 1, null, 1, null, 0])
  expect(indexes(lastTurn(steps, 1))).toEqual([3, 4, 5, 6])
  expect(indexes(lastTurn(steps, 0))).toEqual([7])
  expect(lastTurn(steps, 2)).toEqual([])
})

test('the turn that began the game has its first action', () => {
  expect(indexes(lastTurn(log([0, 0, 1]), 0))).toEqual([0, 1])
})

test('chance before the first action of a turn belongs to nobody', () => {
  expect(indexes(lastTurn(log([null, null, 0]), 0))).toEqual([2])
})

test('a replay goes back and on by turns', () => {
  expect([turnBefore([0, 4, 9], 9), turnBefore([0, 4, 9], 0)]).toEqual([4, 0])
  expect([turnAfter([0, 4, 9], 4, 12), turnAfter([0, 4, 9], 9, 12)]).toEqual([9, 12])
})

test('an address names a place, or nothing', () => {
  expect(placeIn('#at=37')).toBe(37)
  expect(placeIn('#at=-1')).toBeNull()
  expect(placeIn('')).toBeNull()
})
