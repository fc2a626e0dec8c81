// The key by which somebody comes for the first time. Whether this browser has a session only the
// service can tell; so every page brings a key until it was answered, and all tabs the same one: what
// they ask at once, or again because no answer came, is one person's.
import { forget, recall, remember } from '~/parts/memory'

const NAME = 'arrival'
const FORM = /^[0-9a-f]{32}$/

/** Where nothing may be remembered, this page at least keeps to its own. */
let own: string | null = null

export function arrivalKey(): string {
  const kept = recall(NAME) ?? own
  own = kept !== null && FORM.test(kept) ? kept : newKey()
  remember(NAME, own)
  return own
}

/** The service knows who this is: the key has done what it was for. */
export function arrived(): void {
  own = null
  forget(NAME)
}

function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
