// Begins: the language first, so that no page is ever shown without its words.
import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './tokens.css'
import './app.css'
import { recall, remember } from './parts/memory'
import { begin } from './say'

/** Milliseconds within which a page does not come again by itself twice. */
const AGAIN = 60_000

// The service was updated under an open page: its parts have other names now, and coming again
// finds them. A second failure has another cause, and is shown.
addEventListener('vite:preloadError', (event) => {
  const now = Date.now()
  if (now - Number(recall('renewed')) < AGAIN) return
  remember('renewed', String(now))
  if (recall('renewed') !== String(now)) return // who cannot remember would come again for ever
  event.preventDefault()
  location.reload()
})

await begin()
mount(App, { target: document.getElementById('app')! })

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {
      // Not allowed here (an address without https): everything works, but not without a network.
    })
  })
}
