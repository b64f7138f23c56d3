import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { cacheFor, forever, noSuchFile } from './caching.ts'
import { findEarlier } from './earlier-shells.ts'

const aDay = 'public, max-age=86400'

interface StaticRoutesOptions {
  /** Folder of the shell's build. */
  dist: string
  /** Sends a script as the difference to an earlier one. */
  differences: MiddlewareHandler
  /** Folder of the shells that were served before, or by another process during an upgrade. */
  shells: string
}

/** Files of the shell's build, in the encodings that were made at build time. */
export const staticRoutes = ({ dist, differences, shells }: StaticRoutesOptions) =>
  new Hono()
    .get(
      '/assets/*',
      openToFrames,
      cacheFor(forever),
      differences,
      files(dist, '/assets'),
      earlierFiles(shells),
      noSuchFile,
    )
    .get('/art/*', cacheFor(aDay), files(join(dist, 'public'), ''), noSuchFile)
    // clients that never read the HTML ask for this name
    .get('/favicon.ico', cacheFor(aDay), icon(dist), noSuchFile)

const files = (root: string, prefix: string) =>
  serveStatic({ root, rewriteRequestPath: (path) => path.slice(prefix.length), precompressed: true })

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/** A page asks for its chunks long after it was loaded: by then, another version may serve. */
const earlierFiles =
  (shells: string): MiddlewareHandler =>
  async (c, next) => {
    const [, name, type = ''] = /^\/assets\/([\w-]+\.[0-9a-f]{8}\.(js|css))$/.exec(c.req.path) ?? []
    const file = name && findEarlier(shells, name)
    return file ? c.body(await readFile(file), 200, { 'Content-Type': types[type] ?? '' }) : next()
  }

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
