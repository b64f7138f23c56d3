import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EmbedKind, embedKinds, embedMajor } from '@calm-rest/embed/door'
import type { RequestOrigin } from '@calm-rest/server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import type { House } from '../house/house.ts'
import { sendPieces } from '../rendering/compress.ts'
import { keptLoaders, movingUrl } from './embed-build.ts'
import { embedDocument } from './embed-document.ts'
import { type AskedEmbed, parseEmbedQuery } from './embed-query.ts'
import type { MayBook } from './may-book.ts'
import type { createRenderEmbed } from './render-embed.ts'

interface EmbedRoutesOptions {
  /** Folder of the elements' build. */
  dist: string
  /** Folder in which every version stays that was ever served here. */
  kept: string
  render: ReturnType<typeof createRenderEmbed>
  house: House
  mayBook: MayBook
  originOf: RequestOrigin
}

const shortly = 'public, max-age=300, stale-while-revalidate=3600'
const aMinute = 'public, max-age=60'
const forever = 'public, max-age=31536000, immutable'

type Refusal = [text: string, status: 403 | 404 | 503, headers: Record<string, string>]

const away: Refusal = ['The house does not answer now.', 503, { 'Retry-After': '30' }]

/** Any page of any origin may have it, and nobody's cookie is asked for. */
export const openToAll: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  c.header('Timing-Allow-Origin', '*')
}

/** The elements for partners' pages (packages/embed): their script, and what they show before it has run. */
export const embedRoutes = ({ dist, kept, render, house, mayBook, originOf }: EmbedRoutesOptions) => {
  if (!existsSync(join(dist, 'base.css'))) return new Hono()
  keepVersions(dist, kept)
  const loaders = keptLoaders(kept)

  /** Why an element gets nothing: its partner's own words then stay. `from` is the page that asks. */
  const refusalOf = async (
    { remote, partner, lang, stay }: AskedEmbed,
    from: string,
    own: string,
  ): Promise<Refusal | undefined> => {
    const room = stay.room === undefined ? undefined : await house.findRoom(stay.room, lang)
    if (room?.status === 'unknown') return ['There is no such room.', 404, {}]
    if (remote !== 'mf-booking' || from === own) return undefined
    const allowed = await mayBook(partner, from).catch(() => undefined)
    if (allowed === undefined) return away
    return allowed ? undefined : ['This page may not book for this partner.', 403, {}]
  }

  const base = readFileSync(join(dist, 'base.css'), 'utf8')
  return new Hono()
    .use(openToAll)
    .get(`/v${embedMajor}/:kind{${embedKinds.join('|')}}`, async (c) => {
      const asked = parseEmbedQuery(c.req.param('kind') as EmbedKind, c.req.query())
      c.header('Cache-Control', 'no-store')
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
      c.header('X-Robots-Tag', 'noindex')
      c.header('Vary', 'Origin')
      const origin = originOf(c)
      const refusal = await refusalOf(asked, c.req.header('Origin') ?? origin, origin)
      if (refusal) return c.text(...refusal)
      const embed = await render(asked, origin)
      if (!embed) return c.text(...away)
      c.header('Cache-Control', aMinute)
      return sendPieces(c, 200, embedDocument(base, asked.lang, embed))
    })
    .get(`/v${embedMajor}.js`, cached(shortly), file(dist))
    .get('/releases.json', cached(shortly), (c) => {
      const origin = originOf(c)
      const pinned = loaders.map((loader) => ({ ...loader, url: origin + loader.url }))
      return c.json({ moving: origin + movingUrl, pinned })
    })
    .get('/*', cached(forever), file(kept))
    .all('*', (c) => c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' }))
}

const file = (root: string) =>
  serveStatic({ root, rewriteRequestPath: (path) => path.replace(/^\/embed/, ''), precompressed: true })

const cached =
  (value: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (!c.res.headers.has('Vary')) c.header('Vary', 'Accept-Encoding')
    if (c.res.ok) c.header('Cache-Control', value)
  }

/** A version that a snippet names is there for good, and never another: what is kept already is left as it is. */
const keepVersions = (dist: string, kept: string) => {
  mkdirSync(kept, { recursive: true })
  cpSync(dist, kept, {
    recursive: true,
    force: false,
    filter: (path) => path === dist || /\d+\.\d+\.\d+/.test(path.slice(dist.length)),
  })
}
