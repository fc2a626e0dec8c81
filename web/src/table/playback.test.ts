// Steps are shown one after the other, can be skipped, and never fall far behind.
import { expect, test } from 'vitest'
import type { Step } from '~/service/types'
import { CATCH_UP_WITH, FAR_BEHIND, HURRY, Playback } from './playback.svelte'

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
  const playback = new Playback<View>({
    pace: () => 100,
    later: (milliseconds, run) => {
      waits.push(milliseconds)
      next = run
      return () => (next = null)
    },
    unwatched: () => !watched,
  })
  const heard: [number, boolean][] = []
  playback.onstep = (step, shown) => heard.push([step.index, shown])
  playback.begin({ name: 'v0' }, 0)
  return {
    playback, waits, heard,
    tick: () => next?.(),
    lookAway: () => (watched = false),
  }
}

test('steps are shown one after the other, and then the table as it is', () => {
  const { playback, tick, heard } = table()
  playback.push(steps(2), { name: 'now' }, 2)
  expect([playback.view?.name, playback.mode, playback.at]).toEqual(['v1', 'steps', 1])
  tick()
  expect([playback.view?.name, playback.step?.index]).toEqual(['v2', 1])
  tick()
  expect([playback.view?.name, playback.mode, playback.step]).toEqual(['now', 'now', null])
  expect(heard).toEqual([[0, true], [1, true]])
})

test('skipping goes to the newest table, and what was skipped is still heard', () => {
  const { playback, heard } = table()
  playback.push(steps(3), { name: 'now' }, 3)
  playback.skip()
  expect([playback.view?.name, playback.mode]).toEqual(['now', 'now'])
  expect(heard).toEqual([[0, true], [1, false], [2, false]])
})

test('with many steps waiting each is shown for half as long', () => {
  const { playback, waits } = table()
  playback.push(steps(HURRY + 1), { name: 'now' }, HURRY + 1)
  expect(waits).toEqual([50])
})

test('whoever is far behind sees only the last few steps', () => {
  const { playback } = table()
  const count = FAR_BEHIND + 10
  playback.push(steps(count), { name: 'now' }, count)
  expect(playback.step?.index).toBe(count - CATCH_UP_WITH)
})

test('nothing is played to an empty room', () => {
  const { playback, lookAway } = table()
  lookAway()
  playback.push(steps(3), { name: 'now' }, 3)
  expect(playback.view?.name).toBe('now')
})

test('an undo is shown at once', () => {
  const { playback } = table()
  playback.push(steps(5), { name: 'five' }, 5)
  playback.push([], { name: 'three' }, 3)
  expect([playback.view?.name, playback.mode, playback.at]).toEqual(['three', 'now', 3])
})

test('the past stays on the screen while the game goes on, until somebody returns', () => {
  const { playback } = table()
  playback.push(steps(1), { name: 'one' }, 1)
  playback.skip()
  playback.look({ name: 'old' }, 0)
  playback.push(steps(1, 1), { name: 'two' }, 2)
  expect(playback.view?.name).toBe('old')
  playback.returnToNow()
  expect([playback.view?.name, playback.mode]).toEqual(['two', 'now'])
})

test('a turn is shown again, and then what has happened meanwhile', () => {
  const { playback, tick } = table()
  playback.push(steps(1), { name: 'one' }, 1)
  playback.skip()
  playback.again(steps(1))
  playback.push(steps(1, 1), { name: 'two' }, 2)
  expect([playback.mode, playback.view?.name]).toEqual(['again', 'v1'])
  tick()
  expect([playback.mode, playback.view?.name]).toEqual(['steps', 'v2'])
  tick()
  expect(playback.view?.name).toBe('two')
})

test('a turn is shown again from how the table was before it, and nobody walks back there', () => {
  const { playback, tick } = table()
  playback.begin({ name: 'v6' }, 6)
  const [before, ...turn] = steps(3, 2)
  playback.again(turn, before)
  expect([playback.view?.name, playback.jumped, playback.step]).toEqual(['v3', true, null])
  tick()
  expect([playback.view?.name, playback.jumped]).toEqual(['v4', false])
  tick()
  tick()
  expect([playback.view?.name, playback.mode, playback.jumped]).toEqual(['v6', 'now', false])
})
