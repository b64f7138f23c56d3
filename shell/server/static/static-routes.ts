import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { openToAll } from '../embed/embed-routes.ts'
import { sendDifferences } from './differences.ts'

const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

/** Matches folders of versions and nothing else below a remote: channels.json is not public. */
const version = '\\d+\\.\\d+\\.\\d+[0-9a-z.-]*'

interface StaticRoutesOptions {
  /** Folder of the shell's build. */
  dist: string
  /** Folder of the releases. */
  releases: string
  /** Folder of the shells that were served before. */
  shells: string
}

/** Files of the shell's build and of the releases, in the encodings that were made at build time. */
export const staticRoutes = ({ dist, releases, shells }: StaticRoutesOptions) => {
  const differences = sendDifferences({ dist, releases, shells })
  return (
    new Hono()
      .get('/assets/*', openToFrames, cacheFor(forever), differences, files(dist, '/assets'), noSuchFile)
      .get('/art/*', cacheFor(aDay), files(join(dist, 'public'), ''), noSuchFile)
      // clients that never read the HTML ask for this name
      .get('/favicon.ico', cacheFor(aDay), icon(dist), noSuchFile)
      .get(
        `/releases/:remote/:version{${version}}/*`,
        openToAll,
        cacheFor(forever),
        differences,
        files(releases, '/releases'),
        noSuchFile,
      )
  )
}

const files = (root: string, prefix: string) =>
  serveStatic({ root, rewriteRequestPath: (path) => path.slice(prefix.length), precompressed: true })

const icon = (dist: string) =>
  serveStatic({ root: dist, rewriteRequestPath: () => '/public/art/icon-192.png' })

/**
 * Lets frames without an origin have the shell's files, too (`/releases/compare`). All other pages have the origin of the
 * files and do not name it, so that their answers are longer by one word alone, which keeps caches from mixing both up.
 */
const openToFrames: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Vary', 'Origin', { append: true })
  if (c.req.header('Origin') === 'null') c.header('Access-Control-Allow-Origin', '*')
}

const cacheFor =
  (value: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    // on uncompressed answers as well: a cache must not give them to every client
    if (!c.res.headers.has('Vary')) c.header('Vary', 'Accept-Encoding')
    if (c.res.ok) c.header('Cache-Control', value)
  }

/** Never the HTML of a page: a missing script must fail as one. */
const noSuchFile: Handler = (c) => c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' })
