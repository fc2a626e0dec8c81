// Begins: the language first, so that no page is ever shown without its words.
import { mount } from 'svelte'
import App from './App.svelte'
import './fonts.css'
import './tokens.css'
import './app.css'
import { begin } from './say'

await begin()
mount(App, { target: document.getElementById('app')! })
