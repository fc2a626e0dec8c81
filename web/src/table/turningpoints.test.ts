// The turningPoints that decided a game.
import { expect, test } from 'vitest'
import { turningPoints } from './turningpoints'

test('the largest swings are found, in the order of the game', () => {
  const points = [[0, 0], [0, 2], [9, 2], [9, 3], [9, 11]]
  const found = turningPoints(points, [0, 1, 2, 3], [1])
  expect(found.map(({ from, at, seat, gained }) => [from, at, seat, gained])).toEqual([
    [0, 1, 1, 2],
    [1, 2, 0, 9],
    [2, 3, 1, 1],
    [3, 4, 1, 8],
  ])
})

test('a moment knows the action that gave most of it', () => {
  const [moment] = turningPoints([[0, 0], [1, 0], [1, 0], [6, 0], [8, 0]], [0], [0])
  expect(moment).toMatchObject({ from: 0, at: 4, by: 2, gained: 8 })
})

test('where the winner took the lead for good is marked', () => {
  const points = [[0, 0], [5, 0], [5, 8], [12, 8], [13, 8]]
  const found = turningPoints(points, [0, 1, 2, 3], [0])
  expect(found.filter((moment) => moment.decisive).map((moment) => moment.at)).toEqual([3])
})

test('a shared victory has no such place', () => {
  expect(turningPoints([[0, 0], [3, 0], [3, 3]], [0, 1], [0, 1]).some((moment) => moment.decisive)).toBe(false)
})

test('what everybody gains alike is no moment', () => {
  expect(turningPoints([[0, 0], [4, 4]], [0], [0, 1])).toEqual([])
})

test('a game that never began has none', () => {
  expect(turningPoints([[0, 0]], [], [])).toEqual([])
})
