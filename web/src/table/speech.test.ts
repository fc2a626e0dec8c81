// What is said of undos, and to whom.
import { expect, test } from 'vitest'
import type { Table } from '~/service/types'
import { takenBack } from './speech'

const seat = (number: number, kind: string, mine = false) => ({ seat: number, kind, mine, name: `p${number}` })
const back = (at: number, after_chance: boolean) => ({ seat: 1, at, choices: 2, after_chance })
const table = (seats: object[]) => ({ seats, taken_back: [back(3, false), back(5, true)] }) as unknown as Table

test('what was taken back is said to others, and whether dice had been seen', () => {
  const told = takenBack(table([seat(0, 'person', true), seat(1, 'person')]), ['Aiko', 'Kenji'])
  expect(told.map(({ at }) => at)).toEqual([3, 5])
  expect(told[0]!.text).not.toEqual(told[1]!.text)
  expect(takenBack(table([seat(0, 'person'), seat(1, 'bot')]), ['Aiko', 'Kenji'])).toHaveLength(2) // a spectator
})

test('what was taken back before something earlier was, is said before it', () => {
  const later = { ...table([seat(0, 'person'), seat(1, 'person')]), taken_back: [back(8, true), back(5, false), back(9, true)] }
  expect(takenBack(later as unknown as Table, ['Aiko', 'Kenji']).map(({ at }) => at)).toEqual([5, 5, 9])
})

test('whoever is alone with bots, or plays all seats, is told nothing', () => {
  for (const other of [seat(1, 'bot'), seat(1, 'person', true)])
    expect(takenBack(table([seat(0, 'person', true), other]), ['Aiko', 'Kenji'])).toEqual([])
})
