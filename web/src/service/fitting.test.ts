import { expect, test } from 'vitest'
import { company, fitting } from './fitting'
import type { OpponentInfo, SeatState, TableLine } from './types'

const ladder = ['haru', 'sora', 'kiku', 'taro'].map((name, at) => ({ name, level: at + 1, seconds: 0 }) as OpponentInfo)
const played = (bot: string, mine: number, theirs: number, changed = '2026-01-01') =>
  ({
    game: 'duo',
    status: 'over',
    points: [mine, theirs],
    changed,
    seats: [
      { seat: 0, kind: 'person', mine: true, bot: null } as SeatState,
      { seat: 1, kind: 'bot', mine: false, bot } as SeatState,
    ],
  }) as TableLine

test('a newcomer meets the gentlest', () => {
  expect(fitting('duo', ladder, [])).toBe(0)
})

test('who won meets somebody stronger, who lost the same again', () => {
  expect(fitting('duo', ladder, [played('sora', 40, 30)])).toBe(2)
  expect(fitting('duo', ladder, [played('sora', 30, 40)])).toBe(1)
  expect(fitting('duo', ladder, [played('taro', 40, 30)])).toBe(3)
})

test('the last game counts, and only of the same game', () => {
  expect(fitting('duo', ladder, [played('kiku', 40, 30, '2026-01-01'), played('haru', 1, 9, '2026-02-01')])).toBe(0)
  expect(fitting('tokaido', ladder, [played('kiku', 40, 30)])).toBe(0)
})

test('a larger company are different people, about as strong', () => {
  const names = (seats: number, level: number) => company(seats, ladder, level).map((seat) => seat.bot ?? seat.kind)
  expect(names(2, 1)).toEqual(['me', 'sora'])
  expect(names(4, 0)).toEqual(['me', 'haru', 'sora', 'kiku'])
  expect(names(3, 3)).toEqual(['me', 'taro', 'kiku'])
})
