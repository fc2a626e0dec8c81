// Every key means one thing.
import { expect, test } from 'vitest'
import { belongsTo, CHOICE_KEYS, commandOf, replayCommandOf } from './keys'

test('digits and free letters choose, in order', () => {
  expect(commandOf({ key: '1' })).toEqual({ do: 'choose', number: 0 })
  expect(commandOf({ key: '9' })).toEqual({ do: 'choose', number: 8 })
  expect(commandOf({ key: 'A' })).toEqual({ do: 'choose', number: 9 })
})

test('no key of a choice is the key of something else', () => {
  for (const [number, key] of CHOICE_KEYS.entries()) expect(commandOf({ key })).toEqual({ do: 'choose', number })
})

test('undo is one key, or the usual two', () => {
  expect(commandOf({ key: 'u' })).toEqual({ do: 'undo' })
  expect(commandOf({ key: 'z', ctrlKey: true })).toEqual({ do: 'undo' })
  expect(commandOf({ key: 'Z', metaKey: true, shiftKey: true })).toEqual({ do: 'redo' })
})

test("the browser's own keys are left to it", () => {
  expect(commandOf({ key: 'r', ctrlKey: true })).toBeNull()
  expect(commandOf({ key: '1', altKey: true })).toBeNull()
  expect(commandOf({ key: 'Tab' })).toBeNull()
  expect(replayCommandOf({ key: 'ArrowLeft', altKey: true })).toBeNull()
})

test('a replay is wound by arrows', () => {
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', ' '].map((key) => replayCommandOf({ key }))).toEqual([
    'back', 'on', 'turn-back', 'turn-on', 'start', 'end', 'play',
  ])
})

test('what is typed into a field stays there, and Space presses a button', () => {
  document.body.innerHTML = '<input><button></button><input type="range"><p></p>'
  const [field, button, range, text] = document.body.children
  expect(belongsTo(field!, { key: 'u' })).toBe(true)
  expect(belongsTo(button!, { key: ' ' })).toBe(true)
  expect(belongsTo(button!, { key: 'u' })).toBe(false)
  expect(belongsTo(range!, { key: 'ArrowLeft' })).toBe(true)
  expect(belongsTo(range!, { key: 'h' })).toBe(false)
  expect(belongsTo(text!, { key: ' ' })).toBe(false)
})

test('a key is not lost to a dialog that was just closed', () => {
  document.body.innerHTML = '<dialog open><button></button></dialog><dialog><button></button></dialog>'
  const [open, closed] = document.querySelectorAll('button')
  expect(belongsTo(open!, { key: 'l' })).toBe(true)
  expect(belongsTo(closed!, { key: 'l' })).toBe(false)
})
