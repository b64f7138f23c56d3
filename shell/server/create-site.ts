import { join } from 'node:path'
import { parseLang } from '@calm-rest/contract/widget'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { matchScreen } from '../src/screens/screens.ts'
import { pageHeaders } from './headers.ts'
import type { LocalBuild } from './local-build.ts'
import { renderPage } from './page.ts'
import { compose } from './releases/compose.ts'
import { createReleaseStore } from './releases/release-store.ts'
import { readShellBuild } from './shell-build.ts'

export interface SiteOptions {
  /** Folder of the shell's build. */
  dist: string
  /** Folder of the releases. */
  releases: string
  /** Development only: remotes and the shell's own files that a local dev server has. */
  local?: LocalBuild | undefined
}

const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

/** The web server of the site: HTML, the shell's files and the releases. Knows nothing of the API. */
export const createSite = ({ dist, releases, local }: SiteOptions) => {
  const build = local?.shell ?? readShellBuild(dist)
  const store = createReleaseStore(releases)
  return new Hono()
    .get('/assets/*', cacheFor(forever), files(dist, '/assets'), noSuchFile)
    .get('/art/*', cacheFor(aDay), files(join(dist, 'public'), ''), noSuchFile)
    .get('/releases/:remote/:version/*', cacheFor(forever), files(releases, '/releases'), noSuchFile)
    .get('/composition.json', (c) => {
      c.header('Cache-Control', 'no-store')
      return c.json(compose(store, local?.remotes))
    })
    .get('*', (c) => {
      for (const [name, value] of pageHeaders(local?.origin)) c.header(name, value)
      const { pathname, searchParams } = new URL(c.req.url)
      const screen = matchScreen(pathname)
      const lang = parseLang(searchParams.get('lang'))
      return c.html(
        renderPage({ build, composition: compose(store, local?.remotes), screen, lang }),
        screen.name === 'not-found' ? 404 : 200,
      )
    })
}

/** Files below `root`, in the packing that was made at build time. */
const files = (root: string, prefix: string) =>
  serveStatic({ root, rewriteRequestPath: (path) => path.slice(prefix.length), precompressed: true })

const cacheFor =
  (value: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    if (c.res.ok) c.header('Cache-Control', value)
  }

/** Never a page: a script that is missing must fail as one. */
const noSuchFile: Handler = (c) => c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' })
