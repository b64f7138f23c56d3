import { join } from 'node:path'
import { parseLang } from '@calm-rest/contract/widget'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
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

/** The web server of the site: HTML, the shell's files and the releases. Knows nothing of the API. */
export const createSite = ({ dist, releases, local }: SiteOptions) => {
  const build = local?.shell ?? readShellBuild(dist)
  const store = createReleaseStore(releases)
  const cached = (value: string) => (_path: string, c: { header(name: string, value: string): void }) =>
    c.header('Cache-Control', value)

  return new Hono()
    .get(
      '/assets/*',
      serveStatic({
        root: dist,
        rewriteRequestPath: below('/assets'),
        precompressed: true,
        onFound: cached(forever),
      }),
    )
    .get(
      '/art/*',
      serveStatic({
        root: join(dist, 'public'),
        precompressed: true,
        onFound: cached('public, max-age=86400'),
      }),
    )
    .get(
      '/releases/:remote/:version/*',
      serveStatic({
        root: releases,
        rewriteRequestPath: below('/releases'),
        precompressed: true,
        onFound: cached(forever),
      }),
    )
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

const below = (prefix: string) => (path: string) => path.slice(prefix.length)
