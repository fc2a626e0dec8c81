// Saying things to people: `say('id', { values })`, or `say(text)` for a sentence from the service.
export * from './speaking.svelte'
export { reflowed, type Value, type Values } from './catalogue'
