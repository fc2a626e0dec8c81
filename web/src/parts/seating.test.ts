import { expect, test } from 'vitest'
import { chosen, resized, seatedFor, sent } from './seating'

const bots = ['haru', 'sora']

test('a friend gets an open seat, and others are found for the rest', () => {
  expect(seatedFor('friend', 2, bots)).toEqual([{ kind: 'me' }, { kind: 'open' }])
  expect(seatedFor('friend', 3, bots)).toEqual([{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'haru' }])
})

test('at the same screen everybody is here', () => {
  expect(seatedFor('screen', 3, bots).map((seat) => seat.kind)).toEqual(['me', 'me', 'me'])
})

test('who sits stays when seats are added or taken away', () => {
  const two = seatedFor(null, 2, bots)
  expect(resized(two, 3, bots)).toEqual([...two, { kind: 'bot', bot: 'sora' }])
  expect(resized(two, 3, bots).slice(0, 2)).toEqual(resized(resized(two, 3, bots), 2, bots))
})

test('only what differs from the usual is sent', () => {
  const options = [
    { name: 'gastronomy', kind: 'yes-no' as const, choices: [], default: false },
    { name: 'travelers', kind: 'travelers' as const, choices: [], default: 'dealt' },
  ]
  expect(chosen(options, { gastronomy: false, travelers: 'none' })).toEqual({ travelers: 'none' })
})

test('an empty name is no name', () => {
  expect(sent({ kind: 'me', name: '  ' })).toEqual({ kind: 'me' })
  expect(sent({ kind: 'me', name: ' Aiko ' })).toEqual({ kind: 'me', name: 'Aiko' })
})
