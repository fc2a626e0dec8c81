import { beforeAll, expect, test } from 'vitest'
import { speak } from '~/say'
import type { Begins, SeatState } from '~/service/types'
import { beginning } from './begins'

const seats = ['Aiko', ''].map((name, seat) => ({ seat, name, kind: 'person' }) as SeatState)
const said = (begins: Partial<Begins> | null) =>
  beginning({ seats, begins: begins && { seat: 0, actions: 0, redrawn: false, ...begins } })

beforeAll(() => speak('en'))

test('a game that begins at its beginning is not worth a word', () => {
  expect(said(null)).toBe('')
})

test('it is said who chose a position, and after how many actions', () => {
  expect(said({ actions: 37 })).toBe('This game begins from a position that Aiko chose, after 37 actions of another game.')
  expect(said({ actions: 1 })).toContain('after one action of')
  expect(said({})).toBe('This game begins from a position that Aiko chose.')
})

test('whoever has no name is called by their seat', () => {
  expect(said({ seat: 1 })).toContain('that Player 2 chose.')
})

test('it is said that what was hidden was drawn anew', () => {
  expect(said({ redrawn: true })).toMatch(/^This game begins .* chose\. What was hidden there has been drawn anew/)
})
