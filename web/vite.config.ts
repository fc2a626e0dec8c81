/// <reference types="vitest/config" />
// How the client is built: into the Python package, which serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { sentences } from './sentences.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const service = process.env.TABIJI_SERVICE ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [sentences(at('../src/tabiji/locale')), svelte(), svelteTesting()],
  resolve: { alias: { '~': at('src') } },
  server: { proxy: { '/api': { target: service, ws: true } } },
  build: {
    outDir: process.env.TABIJI_WEB_OUT ?? at('../src/tabiji/server/web'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0, // the service allows nothing inline
    modulePreload: { polyfill: false },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
