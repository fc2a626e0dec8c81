/** What a key means at the table, and in a replay. */

export type Command =
  | { do: 'choose'; number: number }
  | { do: 'undo' | 'redo' | 'hint' | 'text' | 'log' | 'sound' | 'choices' | 'skip' | 'back' | 'help' }

export interface Key {
  key: string
  ctrlKey?: boolean
  metaKey?: boolean
  altKey?: boolean
  shiftKey?: boolean
}

const COMMANDS: Record<string, Command> = {
  u: { do: 'undo' },
  r: { do: 'redo' },
  h: { do: 'hint' },
  t: { do: 'text' },
  l: { do: 'log' },
  s: { do: 'sound' },
  c: { do: 'choices' },
  '?': { do: 'help' },
  ' ': { do: 'skip' },
  Escape: { do: 'back' },
}

/** The keys of the choices, in their order: digits, then the letters that mean nothing else. */
export const CHOICE_KEYS: readonly string[] = [...'123456789abdefgijkmnopqvwxyz']

/** What a key asks for at the table; null: nothing. */
export function commandOf(key: Key): Command | null {
  const letter = key.key.length === 1 ? key.key.toLowerCase() : key.key
  if (key.altKey) return null
  if (key.ctrlKey || key.metaKey) {
    if (letter === 'z') return { do: key.shiftKey ? 'redo' : 'undo' }
    return letter === 'y' ? { do: 'redo' } : null
  }
  const command = COMMANDS[letter]
  if (command) return command
  const number = CHOICE_KEYS.indexOf(letter)
  return number < 0 ? null : { do: 'choose', number }
}

export type ReplayCommand =
  | 'back' | 'on' | 'turn-back' | 'turn-on' | 'start' | 'end' | 'play' | 'analyse' | 'text' | 'help'

const REPLAY: Record<string, ReplayCommand> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  ArrowUp: 'turn-back',
  ArrowDown: 'turn-on',
  Home: 'start',
  End: 'end',
  ' ': 'play',
  h: 'analyse',
  t: 'text',
  '?': 'help',
}

/** What a key asks for in a replay; null: nothing. */
export function replayCommandOf(key: Key): ReplayCommand | null {
  if (key.ctrlKey || key.metaKey || key.altKey) return null
  return REPLAY[key.key.length === 1 ? key.key.toLowerCase() : key.key] ?? null
}

/** Whether a key belongs to where it was pressed: to a field, an open dialog, a button's Space. */
export function belongsTo(target: EventTarget | null, key: Key): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest('input:not([type=range]), textarea, select, dialog[open], [contenteditable]')) return true
  if (target.matches('input[type=range]')) return key.key.startsWith('Arrow') || key.key === 'Home' || key.key === 'End'
  return key.key === ' ' && target.closest('button, a, summary, [role=button]') !== null
}
