// Makes src/fonts/: of each typeface only the letters we use, so that a page is light.
//   npm ci && node fonts.mjs
import subsetFont from 'subset-font'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at))
/** English, French, Spanish, Japanese in Latin letters, and the signs we write with. */
const LETTERS = range(0x20, 0x7e) + range(0xa0, 0xff) + 'ĀāĒēĪīŌōŪūŒœŸ‐‑–—‘’‚“”„†•…′″‹›€™←↑→↓−×≤≥≈★☆●○■□▲△◆◇✓'
/** What is drawn or set as a picture: titles, seals, the names on the boards. */
const KANJI = '旅路東海道双六京都江戸四国日本湯宿寺山田茶海竹月滝春空菊太波凛芭蕉一二三四五六七八九十人勝負始終温泉食土産絵師商巡礼者神社鳥居金両印終'

const FACES = [
  ['shippori-mincho', 600, LETTERS + KANJI],
  ['zen-maru-gothic', 500, LETTERS],
  ['zen-maru-gothic', 700, LETTERS],
]
const out = new URL('../src/fonts/', import.meta.url)
mkdirSync(out, { recursive: true })
for (const [name, weight, letters] of FACES) {
  const files = new URL(`node_modules/@fontsource/${name}/`, import.meta.url)
  const whole = readFileSync(new URL(`files/${name}-japanese-${weight}-normal.woff2`, files))
  const small = await subsetFont(whole, letters, { targetFormat: 'woff2' })
  writeFileSync(new URL(`${name}-${weight}.woff2`, out), small)
  copyFileSync(new URL('LICENSE', files), new URL(`${name}-LICENSE.txt`, out))
  console.log(name, weight, small.length)
}
