// Steps are shown one after the other, can be skipped, and never fall far behind.
import { expect, test } from 'vitest'
import type { Step } from '~/service/types'
import { CATCH_UP_WITH, FAR_BEHIND, HURRY, Showing } from './showing.svelte'

type View = { name: string }

function steps(count: number, from = 0): Step[] {
  return Array.from({ length: count }, (_, number) => {
    const index = from + number
    return { index, seat: 0, word: `w${index}`, text: null, view: { name: `v${index + 1}` } as unknown as Step['view'] }
  })
}

function table() {
  const waits: number[] = []
  let next: (() => void) | null = null
  let watched = true
  const showing = new Showing<View>({
    pace: () => 100,
    later: (milliseconds, run) => {
      waits.push(milliseconds)
      next = run
      return () => (next = null)
    },
    unwatched: () => !watched,
  })
  const heard: [number, boolean][] = []
  showing.onstep = (step, shown) => heard.push([step.index, shown])
  showing.begin({ name: 'v0' }, 0)
  return {
    showing, waits, heard,
    tick: () => next?.(),
    lookAway: () => (watched = false),
  }
}

test('steps are shown one after the other, and then the table as it is', () => {
  const { showing, tick, heard } = table()
  showing.push(steps(2), { name: 'now' }, 2)
  expect([showing.view?.name, showing.mode, showing.at]).toEqual(['v1', 'steps', 1])
  tick()
  expect([showing.view?.name, showing.step?.index]).toEqual(['v2', 1])
  tick()
  expect([showing.view?.name, showing.mode, showing.step]).toEqual(['now', 'now', null])
  expect(heard).toEqual([[0, true], [1, true]])
})

test('skipping goes to the newest table, and what was skipped is still heard', () => {
  const { showing, heard } = table()
  showing.push(steps(3), { name: 'now' }, 3)
  showing.skip()
  expect([showing.view?.name, showing.mode]).toEqual(['now', 'now'])
  expect(heard).toEqual([[0, true], [1, false], [2, false]])
})

test('with many steps waiting each is shown for half as long', () => {
  const { showing, waits } = table()
  showing.push(steps(HURRY + 1), { name: 'now' }, HURRY + 1)
  expect(waits).toEqual([50])
})

test('whoever is far behind sees only the last few steps', () => {
  const { showing } = table()
  const count = FAR_BEHIND + 10
  showing.push(steps(count), { name: 'now' }, count)
  expect(showing.step?.index).toBe(count - CATCH_UP_WITH)
})

test('nothing is played to an empty room', () => {
  const { showing, lookAway } = table()
  lookAway()
  showing.push(steps(3), { name: 'now' }, 3)
  expect(showing.view?.name).toBe('now')
})

test('an undo is shown at once', () => {
  const { showing } = table()
  showing.push(steps(5), { name: 'five' }, 5)
  showing.push([], { name: 'three' }, 3)
  expect([showing.view?.name, showing.mode, showing.at]).toEqual(['three', 'now', 3])
})

test('the past stays on the screen while the game goes on, until somebody returns', () => {
  const { showing } = table()
  showing.push(steps(1), { name: 'one' }, 1)
  showing.skip()
  showing.look({ name: 'old' }, 0)
  showing.push(steps(1, 1), { name: 'two' }, 2)
  expect(showing.view?.name).toBe('old')
  showing.returnToNow()
  expect([showing.view?.name, showing.mode]).toEqual(['two', 'now'])
})

test('a turn is shown again, and then what has happened meanwhile', () => {
  const { showing, tick } = table()
  showing.push(steps(1), { name: 'one' }, 1)
  showing.skip()
  showing.again(steps(1))
  showing.push(steps(1, 1), { name: 'two' }, 2)
  expect([showing.mode, showing.view?.name]).toEqual(['again', 'v1'])
  tick()
  expect([showing.mode, showing.view?.name]).toEqual(['steps', 'v2'])
  tick()
  expect(showing.view?.name).toBe('two')
})

test('a turn is shown again from how the table was before it, and nobody walks back there', () => {
  const { showing, tick } = table()
  showing.begin({ name: 'v6' }, 6)
  const [before, ...turn] = steps(3, 2)
  showing.again(turn, before)
  expect([showing.view?.name, showing.jumped, showing.step]).toEqual(['v3', true, null])
  tick()
  expect([showing.view?.name, showing.jumped]).toEqual(['v4', false])
  tick()
  tick()
  expect([showing.view?.name, showing.mode, showing.jumped]).toEqual(['v6', 'now', false])
})
