import type { PagePlaces } from '@calm-rest/contract/releases'
import type { MiddlewareHandler } from 'hono'
import { matchScreen } from '../src/routes/screens.ts'
import { noteScreen, type PageVariables } from './document/note-screen.ts'

/** An encoded '#', once or more often, and the fragment after it; what ends a sentence is not part of it. */
const encoded = /^(?<before>.*?)%(?:25)*23(?<fragment>(?:[\w.=-]|%3d)*(?:[\w-]|%3d))/i

/** As long as the shortest token of a mail: a query may have '%23' for other reasons. */
const tokenChars = 32

/**
 * Leads on from a mail's link whose '#' a gateway encoded: `/booking%23TOKEN` is the page `/booking#TOKEN`, in the path
 * or behind the language. The token came to the server, which writes it nowhere but into the answer; a browser sends
 * neither the fragment of its Location nor a Referer.
 */
export const restoreFragment =
  (livePlaces: () => PagePlaces | undefined): MiddlewareHandler<{ Variables: PageVariables }> =>
  async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { pathname, search } = new URL(c.req.url)
    const location = locationOf(pathname, search)
    const screen = location && matchScreen(location.pathname, livePlaces())
    if (!location || !screen || screen.name === 'not-found') return next()
    noteScreen(c, screen.path, undefined)
    c.header('Cache-Control', 'no-store')
    c.header('Referrer-Policy', 'no-referrer')
    return c.body(null, 302, { Location: `${location.pathname}${location.search}#${location.fragment}` })
  }

const locationOf = (pathname: string, search: string) => {
  const inPath = encoded.exec(pathname)?.groups
  if (inPath) return { pathname: inPath.before ?? '', search, fragment: plain(inPath.fragment) }
  const inSearch = encoded.exec(search)?.groups
  const fragment = plain(inSearch?.fragment)
  if (fragment.length < tokenChars) return undefined
  return { pathname, search: inSearch?.before ?? '', fragment }
}

const plain = (fragment = '') => fragment.replace(/%3d/gi, '=')
