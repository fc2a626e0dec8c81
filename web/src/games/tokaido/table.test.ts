// What can be done is found on the thing it belongs to; the table can be told in words.
import { describe, expect, it } from 'vitest'
import type { Legal, TokaidoView } from '~/service/types'
import { counted, donors, held } from './albums'
import { pace, walkingTime } from './pace'
import type { Printed } from './printed'
import { read } from './read'
import samples from './samples.json'
import { about, onBoard, termOf, ways } from './targets'

type Scene = { view: TokaidoView; legal: Legal[] }
const scenes = samples.scenes as unknown as Record<'mid4' | 'buy' | 'two', Scene>
const board = samples.board as unknown as Printed
const say = (what: unknown) => (typeof what === 'string' ? what : JSON.stringify(what))

it('every action of a sampled game is offered by a thing on the table', () => {
  const loose = Object.values(scenes).flatMap(({ legal }) => legal.filter((one) => !onBoard(one)))
  expect(loose).toEqual([])
})

it('a way belongs to the stop it leads to, also when the neutral traveler walks it', () => {
  const { legal } = scenes.mid4
  expect([...ways(legal)].map(([stop, way]) => way.word === `go${stop}`)).not.toContain(false)
  const neutral: Legal = { word: 'go7', text: { id: 'tokaido-neutral-go', args: { space: 'space-farm', stop: 7 }, verbatim: [] }, points: {}, changes: [] }
  expect([...ways([neutral]).keys()]).toEqual([7])
})

it('a souvenir on the counter is what is bought', () => {
  const { view, legal } = scenes.buy
  const offered = view.counter.filter((name) => about(legal, 'buy', termOf('souvenir', name)))
  expect(offered.length).toBeGreaterThan(0)
  expect(termOf('encounter', 'annaibito_sea')).toBe('encounter-annaibito-sea')
  expect(termOf('dish', 'Tai Meshi')).toBe('dish-tai-meshi')
})

describe('an album', () => {
  it('has a shelf for each kind of souvenir', () => {
    const shelves = held(board, ['Koma', 'Sake', 'Gofu'])
    expect(shelves.map(({ names }) => names.length)).toEqual([2, 1, 0, 0])
  })

  it('counts what is there more than once', () => {
    expect(counted(['a', 'b', 'a'])).toEqual([['a', 2], ['b', 1]])
  })
})

it('donors who gave the same share their rank', () => {
  const view = structuredClone(scenes.mid4.view)
  view.travelers.forEach((one, seat) => (one.donated = [3, 5, 3, 0][seat]!))
  expect(donors(view).map(({ seat, rank }) => [seat, rank])).toEqual([[1, 1], [0, 2], [2, 2]])
})

it('a long walk is brisk, and a step that is not known passes quickly', () => {
  expect(walkingTime(3)).toBe(360)
  expect(walkingTime(14)).toBe(walkingTime(7))
  expect(pace({ index: 0, seat: null, word: null, text: null, view: null })).toBeLessThan(500)
})

it('the table in words has the road, an album for each traveler, and the cards', () => {
  const told = read(scenes.two.view, board, say as never)
  expect(told).toHaveLength(1 + scenes.two.view.travelers.length + 1)
  expect(told.every(({ title, lines }) => title && lines.length > 0)).toBe(true)
})
