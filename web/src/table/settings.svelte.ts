// How somebody likes the table; remembered by the browser.
import { recall, remember } from '~/parts/memory'

const DEFAULTS = {
  /** Gentle sounds. */
  sound: true,
  /** What cannot be chosen plays itself. */
  forced: true,
  /** The table in words instead of pictures. */
  text: false,
  /** Single keys do things. */
  keys: true,
  /** Pieces stay still, whatever the system prefers. */
  still: false,
  /** The log stands open beside the board, where there is room. */
  log: true,
}

export type Setting = keyof typeof DEFAULTS

function recalled(): typeof DEFAULTS {
  try {
    const known = JSON.parse(recall('table') ?? '{}') as Partial<typeof DEFAULTS>
    return { ...DEFAULTS, ...known }
  } catch {
    return { ...DEFAULTS }
  }
}

export const settings = $state(recalled())

export function set(name: Setting, value: boolean): void {
  settings[name] = value
  remember('table', JSON.stringify(settings))
}

export function toggle(name: Setting): void {
  set(name, !settings[name])
}

const wish = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null
let reduced = $state(wish?.matches ?? false)
wish?.addEventListener('change', (event) => (reduced = event.matches))

/** Whether nothing is to move. */
export function still(): boolean {
  return reduced || settings.still
}
