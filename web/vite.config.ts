/// <reference types="vitest/config" />
// How the client is built: into the Python package, which serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const service = process.env.TABIJI_SERVICE ?? 'http://127.0.0.1:8000'

/** All sentences of a language that the first page needs come in one piece, the rest in another. */
function pieceOf(id: string): string | null {
  const [, language, file] = /\/locale\/([a-z]+)\/([\w-]+)\.ftl/.exec(id) ?? []
  if (!language || !file) return null
  return /^errors-|-rules$/.test(file) ? `${language}-more` : language
}

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  resolve: { alias: { '~': here('src') } },
  server: {
    fs: { allow: [here('.'), here('../src/tabiji/locale')] },
    proxy: { '/api': { target: service, ws: true } },
  },
  build: {
    outDir: here('../src/tabiji/server/web'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: pieceOf }] } } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
