// The road fits its screen: every stop is there, apart from the others, large enough for a finger.
import { describe, expect, it } from 'vitest'
import { plan, roomBeyond, stageAt, stagesOf, standing, stretch, weightsFor } from './road'
import samples from './samples.json'

const spaces = samples.scenes.mid4.view.road.map((stop) => stop.space)
const SCREENS = {
  'a desk': [1110, 440],
  'a wide desk': [1400, 600],
  'a tablet': [804, 700],
  'a phone': [380, 420],
  'a phone on its side': [520, 375],
} as const

describe.each(Object.entries(SCREENS))('on %s', (_, [width, height]) => {
  const road = plan(spaces, width, height, weightsFor(4, 1))

  it('every stop has its place, in the order of the journey', () => {
    expect(road.places.map((place) => place.stop)).toEqual(spaces.map((_, stop) => stop))
  })

  it('every stop is on the screen with its picture', () => {
    for (const { x, y, scale } of road.places) {
      expect(x).toBeGreaterThan(20 * scale)
      expect(x).toBeLessThan(width - 20 * scale)
      expect(y - 50 * scale).toBeGreaterThan(-10)
      expect(y).toBeLessThan(height)
    }
  })

  it('no two stops are nearer than a finger is wide', () => {
    for (const one of road.places) {
      for (const other of road.places) {
        if (other.stop > one.stop) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(42)
      }
    }
  })
})

it('a wide screen shows the road in its stages, the walked one larger', () => {
  const road = plan(spaces, 1400, 600, weightsFor(4, 2))
  expect(road.rows).toHaveLength(4)
  expect(road.rows[2]!.height).toBeGreaterThan(road.rows[0]!.height)
})

it('a phone has eight columns and seven rows', () => {
  const road = plan(spaces, 380, 420, weightsFor(4, 0))
  expect(road.rows).toHaveLength(7)
  expect(new Set(road.places.map((place) => place.x.toFixed(0))).size).toBe(8)
})

it('the name of the last city stands beside it where the row has room', () => {
  expect(roomBeyond(plan(spaces, 380, 420, weightsFor(4, 0)))).toBeCloseTo(380 / 8)
  expect(roomBeyond(plan(spaces, 1400, 600, weightsFor(4, 0)))).toBe(0)
})

it('whoever waits at an inn walks the stage after it, and at the last inn the last', () => {
  const inns = spaces.flatMap((space, stop) => (space === 'inn' ? [stop] : []))
  expect(inns.map((inn) => stageAt(spaces, inn))).toEqual([0, 1, 2, 3, 3])
  expect(stagesOf(spaces).map((stage) => stage.length)).toEqual([13, 12, 13, 12])
})

it('nobody stands on somebody else', () => {
  const { places } = plan(spaces, 1400, 600, weightsFor(4, 0))
  const line = [0, 1, 2, 3, 4].map((at) => standing(places[0]!, at))
  const spots = new Set(line.map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`))
  expect(spots.size).toBe(5)
  expect(standing(places[1]!, 1).y).toBeGreaterThan(standing(places[1]!, 0).y)
})

it('a stretch of the road begins and ends at its stops', () => {
  const road = plan(spaces, 1400, 600, weightsFor(4, 0))
  const [from, to] = [road.places[3]!, road.places[6]!]
  const path = stretch(road, 3, 6)
  expect(path.startsWith(`M${from.x.toFixed(1)} ${from.y.toFixed(1)}`)).toBe(true)
  expect(path.endsWith(`${to.x.toFixed(1)} ${to.y.toFixed(1)}`)).toBe(true)
})
