// Which page is shown: a path is matched to a page of pages/ and what it needs to know.

export interface Route {
  page: string
  params: Record<string, string>
}

/** A path of words and `:values`; the page is shown with the values as its properties. */
const ROUTES: [string, string][] = [
  ['/', 'Home'],
  ['/new/:game', 'NewTable'],
  ['/lobby', 'Lobby'],
  ['/t/:id', 'Table'],
  ['/t/:id/replay', 'Replay'],
  ['/replay', 'Replay'],
  ['/join/:key', 'Join'],
  ['/me', 'Me'],
  ['/me/:key', 'Me'],
  ['/learn/:game', 'Learn'],
  ['/learn/:game/:id', 'Learn'],
  ['/rules', 'About'],
  ['/rules/:game', 'About'],
  ['/gallery', 'Gallery'],
  ['/gallery/:name', 'Gallery'],
]

export function match(path: string): Route {
  const parts = path.split('/').filter(Boolean)
  for (const [pattern, page] of ROUTES) {
    const expected = pattern.split('/').filter(Boolean)
    if (expected.length !== parts.length) continue
    const params: Record<string, string> = {}
    const fits = expected.every((word, at) => {
      const part = parts[at]!
      if (!word.startsWith(':')) return word === part
      try {
        params[word.slice(1)] = decodeURIComponent(part)
      } catch {
        return false
      }
      return true
    })
    if (fits) return { page, params }
  }
  return { page: 'NotFound', params: {} }
}

let path = $state(location.pathname)
const current = $derived(match(path))

export const here = {
  get path() {
    return path
  },
  get route() {
    return current
  },
}

/** Shows another page, without loading anything that is there already. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to)
  else history.replaceState(null, '', to)
  path = location.pathname
  if (how === 'push') scrollTo(0, 0)
}

/** Links within the site turn the page; everything else is left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = (event.target as Element | null)?.closest?.('a')
  if (!link || link.target || link.hasAttribute('download')) return
  const url = new URL(link.href, location.href)
  if (url.origin !== location.origin || url.pathname.startsWith('/api')) return
  if (url.hash && url.pathname === location.pathname) return
  event.preventDefault()
  go(url.pathname + url.search + url.hash)
}

addEventListener('popstate', () => {
  path = location.pathname
})
