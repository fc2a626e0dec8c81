// By day or by lantern: as the system says, or as somebody chose.
import { recall, remember } from './memory'

export const LIGHTS = ['system', 'light', 'dark'] as const
export type Light = (typeof LIGHTS)[number]

const known = recall('light') as Light | null
let chosen = $state<Light>(known && LIGHTS.includes(known) ? known : 'system')
const night = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null

function apply(): void {
  const dark = chosen === 'dark' || (chosen === 'system' && night?.matches)
  document.documentElement.dataset.light = dark ? 'dark' : 'light'
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', dark ? '#171a26' : '#fbf8f1')
}

export const light = {
  get chosen() {
    return chosen
  },
  choose(next: Light) {
    chosen = next
    remember('light', next)
    apply()
  },
}

night?.addEventListener('change', apply)
apply()
