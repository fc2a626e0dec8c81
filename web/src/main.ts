// Begins: the language first, so that no page is ever shown without its words.
import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './tokens.css'
import './app.css'
import { begin } from './say'

await begin()
mount(App, { target: document.getElementById('app')! })

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {
      // Not allowed here (an address without https): everything works, but not without a network.
    })
  })
}
