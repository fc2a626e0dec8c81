// Lets the client import the Fluent files of src/tabiji/locale, which Python reads too: for every
// language one piece with what any page may say, and one with what is seldom needed. A folder
// more there is a language more here.
import { readdirSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const NAME = 'virtual:sentences'
const SELDOM = /^errors-|-rules\./
/** What only the terminal says. */
const ELSEWHERE = /^(errors-)?(arena|command)[.-]/

export function sentences(folder: string): Plugin {
  const languages = () =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
      .map((entry) => entry.name)
      .sort()

  const files = (language: string, seldom: boolean) =>
    readdirSync(`${folder}/${language}`)
      .filter((file) => file.endsWith('.ftl') && !ELSEWHERE.test(file) && SELDOM.test(file) === seldom)
      .sort()
      .map((file) => `${folder}/${language}/${file}`)

  const withoutComments = (source: string) => source.replace(/^#.*\n/gm, '')

  return {
    name: 'tabiji-sentences',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${NAME}`) {
        const entries = languages().map(
          (code) =>
            `${code}: { often: () => import('${NAME}/${code}'), seldom: () => import('${NAME}/${code}-seldom') }`,
        )
        return `export const sentences = { ${entries.join(', ')} }`
      }
      const [, code, seldom] = /^\0virtual:sentences\/(\w+?)(-seldom)?$/.exec(id) ?? []
      if (!code) return undefined
      const paths = files(code, seldom !== undefined)
      for (const path of paths) this.addWatchFile(path)
      const source = paths.map((path) => readFileSync(path, 'utf-8')).join('\n')
      return `export default ${JSON.stringify(withoutComments(source))}`
    },
  }
}
