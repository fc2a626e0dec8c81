// Unpacks the Chromium of the npm package, once, and prints where it is.
import chromium from '@sparticuz/chromium'

console.log(JSON.stringify({ path: await chromium.executablePath(), args: chromium.args }))
