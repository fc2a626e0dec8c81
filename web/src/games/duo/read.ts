import type { Section } from '../face'
export function read(): Section[] { return [] }
