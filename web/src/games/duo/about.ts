// What a thing on the island is good for: said when a choice would bring it.
import { has } from '~/say'
import type { Legal } from '~/service/types'
import type { Say } from '../face'

/** Which value of a sentence names the thing. */
const NAMED_BY: Record<string, string> = { 'duo-take': 'wave', 'duo-walk': 'station' }

export function about(legal: Legal, say: Say): string {
  const { id, args } = legal.text
  const named = NAMED_BY[id]
  if (!named) return ''
  const help = String(args[named]).replace(/^(wave|station)-/, 'duo-help-')
  return has(help) ? say(help) : ''
}
