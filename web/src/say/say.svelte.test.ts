import { beforeEach, expect, test } from 'vitest'
import { flushSync } from 'svelte'
import { begin, entries, language, languageName, languages, preferred, say, sayMore, speak, verbatim } from '~/say'

beforeEach(async () => {
  localStorage.clear()
  await speak('en')
  localStorage.clear()
})

const sell = (count: number) => ({ id: 'duo-sell', args: { count, ware: 'ware-fan', coins: 2 * count }, verbatim: [] })

test.each([
  ['en', 1, 'Sell 1 fan for 2 coins'],
  ['en', 2, 'Sell 2 fans for 4 coins'],
  ['fr', 2, 'Vendre 2 éventails pour 4 pièces'],
  ['es', 3, 'Vender 3 abanicos por 6 Monedas'],
])('in %s a ware is declined by its number, as in Python', async (code, count, sentence) => {
  await speak(code)
  expect(say(sell(count))).toBe(sentence)
})

test('a seat is called by its player’s name', () => {
  const text = { id: 'duo-compass', args: { seat: 1 }, verbatim: [] }
  expect(say(text, {}, ['Aiko', 'Kenji'])).toMatch(/^Kenji /)
  expect(say(text)).toMatch(/^Player 2 /)
})

test('a tile from the board names nobody, and a stolen one does', () => {
  const take = (holder: number) => ({ id: 'duo-take', args: { wave: 'wave-hasty', holder }, verbatim: [] })
  expect(say(take(-1))).toBe('Take the wave tile Hasty Pilgrim')
  expect(say(take(1), {}, ['A', 'B'])).toBe('Take the wave tile Hasty Pilgrim from B')
})

test('a player who is called like a game keeps that name', () => {
  expect(say('table-asks', { player: verbatim('duo'), question: verbatim('?') })).toBe('duo: ?')
  const text = { id: 'table-asks', args: { player: 'duo', question: 'x' }, verbatim: ['player', 'question'] }
  expect(say(text)).toBe('duo: x')
})

test('an attribute is asked for after a dot', () => {
  expect(say('bot-haru.about')).toMatch(/beginner/)
})

test('what is seldom needed is fetched when it is asked for, and then said', async () => {
  let heard = ''
  const stop = $effect.root(() => {
    $effect(() => {
      heard = say('duo-help-game.title')
    })
  })
  flushSync()
  expect(heard).toBe('')
  await sayMore()
  flushSync()
  expect(heard).toBe('the game')
  expect(entries('duo-help-')[0]).toBe('duo-help-game')
  stop()
})

test('a sentence that nobody has is its own id', async () => {
  await sayMore()
  expect(say('no-such-sentence')).toBe('no-such-sentence')
})

test('the reader’s first language that we speak is spoken, or the one chosen before', async () => {
  expect(languages).toEqual(['en', 'es', 'fr'])
  expect(preferred(['de-CH', 'fr-CH', 'en'])).toBe('fr')
  expect(preferred(['de'])).toBe('en')
  await speak('es')
  expect(preferred(['fr'])).toBe('es')
  await begin()
  expect(language()).toBe('es')
  expect(document.documentElement.lang).toBe('es')
})

test('a language is called as it calls itself', () => {
  expect(['en', 'fr', 'es'].map(languageName)).toEqual(['English', 'Français', 'Español'])
})

test('of two languages asked for at once the last is spoken', async () => {
  await Promise.all([speak('fr'), speak('es')])
  expect(language()).toBe('es')
})
