// Who sits at this screen, and which games there are: asked once, kept for every page.
import { api } from './api'
import type { GameInfo, Me } from './types'

let myself = $state.raw<Me | null>(null)
let asked: Promise<GameInfo[]> | null = null

export const me = {
  get now() {
    return myself
  },
  /** Everybody who asks shares one answer. */
  async load(): Promise<Me> {
    return (myself = await api.me())
  },
  async rename(name: string): Promise<Me> {
    return (myself = await api.rename(name))
  },
  async resume(key: string): Promise<Me> {
    return (myself = await api.resume(key))
  },
}

/** Printed things do not change while a page is open; after a failure they are asked for again. */
export function games(): Promise<GameInfo[]> {
  asked ??= api.games().catch((error: unknown) => {
    asked = null
    throw error
  })
  return asked
}
