// What the search thinks of the place of a game that is looked at.
import { api, Refusal } from '~/service/api'
import type { Hint } from '~/service/types'
import { reason } from './speech'

export class Analysis {
  hint = $state.raw<Hint | null>(null)
  thinking = $state(false)
  problem = $state('')
  private at = -1

  constructor(private record: string) {}

  /** Another place: what was thought of the last one is no longer of interest. */
  leave(): void {
    this.at = -1
    this.hint = null
    this.problem = ''
  }

  async ask(at: number, names: readonly string[]): Promise<void> {
    if (this.thinking) return
    this.thinking = true
    this.problem = ''
    this.at = at
    try {
      const found = await api.analysis(this.record, at)
      if (this.at === at) this.hint = found
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.problem = await reason(error.text, names)
    } finally {
      this.thinking = false
    }
  }
}
