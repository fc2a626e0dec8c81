// Makes the PNGs of public/icons/ from mark.svg: with the paper around the seal, and, for systems
// that cut icons to their own shape, filled to the edge.
import { Resvg } from '@resvg/resvg-js'
import { readFileSync, writeFileSync } from 'node:fs'

const icons = new URL('../public/icons/', import.meta.url)
const mark = readFileSync(new URL('mark.svg', icons), 'utf-8')
const full = mark
  .replace(/<rect[^>]*>/, '<rect x="-20" y="-20" width="110" height="110" fill="#c53a20"/>')
  .replace('viewBox="0 0 64 64"', 'viewBox="-14 -14 92 92"')

for (const [name, svg, size] of [
  ['mark-180', full, 180],
  ['mark-192', mark, 192],
  ['mark-512', mark, 512],
  ['mark-full-512', full, 512],
]) {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
  writeFileSync(new URL(`${name}.png`, icons), png)
}
