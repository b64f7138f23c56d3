import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { embedMajor, siteMark } from '@calm-rest/embed/protocol'
import { integrityOf } from '@calm-rest/releases'
import type { RequestOrigin } from '@calm-rest/server'
import type { MiddlewareHandler } from 'hono'
import { type Encoding, encodingFor } from '../document/pack-page.ts'

/** A versioned loader never changes: a snippet may contain its hash. */
export interface PinnedLoader {
  version: string
  /** Path below the site. */
  url: string
  integrity: string
}

/** Every version that was ever served here, newest first, with the hash of this origin's copy. */
export const servedLoaders = (versions: string, origin: string): PinnedLoader[] =>
  (existsSync(versions) ? readdirSync(versions) : [])
    .flatMap((name) => /^(\d+\.\d+\.\d+)\.js$/.exec(name)?.[1] ?? [])
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((version) => ({
      version,
      url: `/embed/${version}.js`,
      integrity: integrityOf(readLoader(join(versions, `${version}.js`), origin)),
    }))

export const movingUrl = `/embed/v${embedMajor}.js`

/**
 * The loader with this origin, so that a copy on another server requests this site, too. Versions before
 * 1.3.0 have no placeholder and stay unchanged.
 */
const readLoader = (file: string, origin: string): Buffer =>
  Buffer.from(readFileSync(file, 'utf8').replaceAll(siteMark, () => withoutSigns(origin)))

/** The host may come from the request: quotes are escaped. */
const withoutSigns = (origin: string) => origin.replace(/[^\w.:/[\]-]/g, '')

const packers: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (text) => text,
}

/** Maximum number of compressed loaders in memory; a site has one origin, unless it accepts any host. */
const packedLimit = 100

/** Serves the loaders of a folder; each is compressed once for each origin and encoding. */
export const serveLoaders = (folder: string, originOf: RequestOrigin): MiddlewareHandler => {
  const packed = new Map<string, Promise<Buffer>>()
  const pack = (file: string, origin: string, encoding: Encoding) => {
    const key = [file, origin, encoding].join(' ')
    const known = packed.get(key)
    if (known) return known
    if (packed.size >= packedLimit) packed.clear()
    const body = packers[encoding](readLoader(file, origin))
    packed.set(key, body)
    return body
  }
  return async (c, next) => {
    const file = join(folder, c.req.param('loader') ?? '')
    if (!existsSync(file)) return next()
    const encoding = encodingFor(c)
    const body = await pack(file, originOf(c), encoding)
    c.header('Content-Type', 'text/javascript; charset=utf-8')
    if (encoding !== 'identity') c.header('Content-Encoding', encoding)
    return c.body(new Uint8Array(body))
  }
}
