// The lessons there are, by game.
import { duo } from './duo'
import type { Lesson } from './lesson'
import { tokaido } from './tokaido'

export const LESSONS: Record<string, Lesson<any>> = { duo, tokaido }
