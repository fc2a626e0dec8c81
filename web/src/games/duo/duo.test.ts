// The island follows from the board, and every legal action finds the thing that offers it.
import { describe, expect, it } from 'vitest'
import type { DuoView, Legal } from '~/service/types'
import { areasBetween, stationsBetween, townsBetween, type DuoBoard } from './board'
import { distance } from './outline'
import { inside, placesOf, STEP } from './places'
import type { Say } from '../face'
import { read } from './read'
import { sizeFor } from './shapes'
import { feet, wayBetween } from './standing'
import table from './table.fixture.json'
import { offeredBy, offers, onBoard, shortcuts, stationAt } from './targets'

const board = table.board as unknown as DuoBoard
const frames = table.frames.map(({ name, view, legal }) => ({
  name,
  view: view as unknown as DuoView,
  legal: legal as unknown as Legal[],
}))
const frame = (name: string) => frames.find((one) => one.name === name)!

describe('the ways of the pieces', () => {
  it('a pilgrim goes clockwise, past the end of the ring', () => {
    expect(stationsBetween(board, 30, 1)).toEqual([30, 31, 0, 1])
  })

  it('a merchant goes by road', () => {
    expect(townsBetween(board, 'C1', 'C7')).toEqual(['C1', 'M1', 'M2', 'C7'])
  })

  it('an artist goes through as many areas as the die shows, if there is such a way', () => {
    const way = areasBetween(board, 1, 2, 3)
    expect(way).toHaveLength(4)
    expect(new Set(way).size).toBe(4)
    expect([way[0], way.at(-1)]).toEqual([1, 2])
    expect(areasBetween(board, 0, 1, 9)).toEqual([0, 1])
  })

  it('a piece that stays has no way to go', () => {
    expect(wayBetween(board, 'pilgrim', 4, 4, 2)).toEqual([4])
  })
})

describe.each([0.6, 0.8, 1.4, 2, 2.5])('an island %f times as wide as it is high', (aspect) => {
  const places = placesOf(board, aspect)

  it('has the shape that was asked for, and stations at even steps', () => {
    expect(places.width / places.height).toBeCloseTo(aspect)
    expect(places.coast.length / board.stations.length).toBeCloseTo(STEP, 0)
    places.stations.forEach(({ place }, i) => {
      const next = places.stations[(i + 1) % places.stations.length]!.place
      expect(distance(place, next)).toBeGreaterThan(STEP * 0.8)
    })
  })

  it('keeps everything within the picture', () => {
    for (const { place } of places.stations) {
      expect(Math.abs(place.x)).toBeLessThan(places.width / 2 - 30)
      expect(Math.abs(place.y)).toBeLessThan(places.height / 2 - 30)
    }
  })

  it('shows every area in its own borders, with room for its artists', () => {
    places.areas.forEach(({ centre, room, border }, area) => {
      expect(inside(centre, border)).toBe(true)
      expect(room).toBeGreaterThan(18)
      const others = places.areas.filter((_, other) => other !== area)
      expect(others.some((other) => inside(centre, other.border))).toBe(false)
    })
  })

  it('lets both artists and both merchants stand beside each other', () => {
    for (const [character, spot] of [['artist', 2], ['merchant', 'M2']] as const) {
      const [a, b] = [0, 1].map((seat) => feet(board, places, seat, character, spot))
      expect(distance(a!, b!)).toBeGreaterThan(30)
    }
  })
})

describe('what offers a legal action', () => {
  it.each(['choose-1', 'walk-1', 'travel-1', 'cross-1'])('things on the table offer all of %s', (name) => {
    const { legal } = frame(name)
    expect(legal.every(onBoard)).toBe(true)
    expect(offers(legal).size).toBe(legal.length)
  })

  it('a walk is offered by the station where it ends', () => {
    const [walk] = frame('walk-1').legal
    const after = walk!.changes.find(({ field }) => field === 'pilgrim')!.after
    expect(offeredBy(walk!)).toBe(stationAt(after))
  })

  it('wave tiles offer themselves; doing nothing is a button', () => {
    const { legal } = frame('visit-1')
    expect(legal.filter(onBoard).map(({ word }) => word)).toEqual(
      legal.map(({ word }) => word).filter((word) => word.startsWith('take-')),
    )
    expect(legal.some(({ word }) => word === 'pass')).toBe(true)
  })

  it('a thing that could mean two actions is no shortcut', () => {
    for (const { legal, view } of frames) {
      const found = [...shortcuts(legal, view).values()]
      for (const one of found) expect(legal).toContain(one)
    }
    const { view } = frame('trade-1')
    const sell = (count: number): Legal => ({
      word: `sell${count}`,
      text: { id: 'duo-sell', args: { count, ware: 'ware-fan', coins: 2 * count }, verbatim: [] },
      points: {},
      changes: [],
    })
    const two = shortcuts([sell(1), sell(2)], view)
    expect([...two.keys()].sort()).toEqual(['ware:fan:1', 'ware:fan:2'])
  })
})

it('a player’s boards are as large as their room allows', () => {
  expect(sizeFor(300, 110)).toBe('wide')
  expect(sizeFor(120, 88)).toBe('small')
  expect(sizeFor(120, 50)).toBe('thin')
})

it('the table in words has a part for the dice, each player, the sea, the towns and the areas', () => {
  const { view } = frame('walk-1')
  const say: Say = (what) => (typeof what === 'string' ? what : what.id)
  const parts = read(view, board, say)
  expect(parts.map(({ title }) => title)).toEqual([
    'web-duo-dice', 'web-duo-player', 'web-duo-player', 'web-duo-sea', 'web-duo-towns', 'web-duo-areas',
  ])
  expect(parts.every(({ lines }) => lines.length > 0)).toBe(true)
  expect(parts[4]!.lines).toHaveLength(board.towns.length)
})
