// Unpacks the Chromium of the npm package into TMPDIR, and writes there how it wants to be started.
import { writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import chromium from '@sparticuz/chromium'

const path = await chromium.executablePath()
const told = { name: basename(path), args: chromium.args }
writeFileSync(join(dirname(path), 'launch.json'), JSON.stringify(told))
