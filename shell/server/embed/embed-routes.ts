import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Partner } from '@calm-rest/contract/api'
import { codeHeader, type EmbedKind, embedKinds, embedMajor } from '@calm-rest/embed/protocol'
import type { RequestOrigin, RequestQueue } from '@calm-rest/server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { costMs } from '../busy/costs.ts'
import { inTurn } from '../busy/in-turn.ts'
import type { ContentApi } from '../content-api/content-api.ts'
import { sendPieces } from '../document/send-page.ts'
import type { SpokenLanguages } from '../languages/spoken-languages.ts'
import type { ReadLook } from '../look/page-look.ts'
import type { AskPartner } from './ask-partner.ts'
import { embedDocument } from './embed-document.ts'
import { parseEmbedQuery, type RequestedEmbed } from './embed-query.ts'
import { movingUrl, servedLoaders, serveLoaders } from './loaders.ts'
import type { createRenderEmbed } from './render-embed.ts'

interface EmbedRoutesOptions {
  /** Folder of the elements' build; without, there are no elements. */
  dist: string | undefined
  /** Folder of every version that this site has ever served. */
  versions: string
  render: ReturnType<typeof createRenderEmbed>
  contentApi: ContentApi
  spoken: SpokenLanguages
  readLook: ReadLook
  askPartner: AskPartner
  originOf: RequestOrigin
  /** Queue in which elements wait for their content. */
  queue: RequestQueue
}

const shortly = 'public, max-age=300, stale-while-revalidate=3600'
const aMinute = 'public, max-age=60'
const forever = 'public, max-age=31536000, immutable'

/** Why an element gets no content. `code` is in a header that pages of every origin may read. */
interface Refusal {
  code: string
  text: string
  status: 403 | 404 | 503
}

/** Permissions of a page; 'away' if the API does not respond. */
type Standing = Pick<Partner, 'mayBook' | 'sig'> | 'away'

const ownPage = { mayBook: true }
const stranger = { mayBook: false }

const noRoom: Refusal = { code: 'room_not_found', text: 'There is no such room.', status: 404 }
const noBooking: Refusal = {
  code: 'origin_not_allowed',
  text: 'This page may not book for this partner.',
  status: 403,
}
const away: Refusal = { code: 'unavailable', text: 'The API does not answer at the moment.', status: 503 }

const refuse = (c: Context, { code, text, status }: Refusal) => {
  c.header(codeHeader, code)
  c.header('Access-Control-Expose-Headers', codeHeader)
  if (status === 503) c.header('Retry-After', '30')
  return c.text(text, status)
}

/** Any page of any origin may load it, without cookies. */
export const openToAll: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Access-Control-Allow-Origin', '*')
  c.header('Cross-Origin-Resource-Policy', 'cross-origin')
  c.header('Timing-Allow-Origin', '*')
}

/** The elements for partners' pages (packages/embed): their script, and their content before it has run. */
export const embedRoutes = ({
  dist,
  versions,
  render,
  contentApi,
  spoken,
  readLook,
  askPartner,
  originOf,
  queue,
}: EmbedRoutesOptions) => {
  if (!dist || !existsSync(join(dist, 'base.css'))) return new Hono()
  storeVersions(dist, versions)

  /** Whether a page may book for the partner that it names, and the proof for its links; `from` is its origin. */
  const standingOf = async ({ partner }: RequestedEmbed, from: string, own: string): Promise<Standing> => {
    if (from === own) return ownPage
    if (partner === undefined) return stranger
    return askPartner(partner, from).then(
      (known) => known ?? stranger,
      () => 'away',
    )
  }

  /** Why an element gets no content; the partner's own text then stays. */
  const refusalOf = async (
    { remote, lang, stay }: RequestedEmbed,
    standing: Standing,
  ): Promise<Refusal | undefined> => {
    const room = stay.room === undefined ? undefined : await contentApi.findRoom(stay.room, lang)
    if (room?.status === 'unknown') return noRoom
    if (remote !== 'mf-booking') return undefined
    if (standing === 'away') return away
    return standing.mayBook ? undefined : noBooking
  }

  const base = readFileSync(join(dist, 'base.css'), 'utf8')
  return new Hono()
    .use(openToAll)
    .get(`/v${embedMajor}/:kind{${embedKinds.join('|')}}`, inTurn(queue, costMs.embed), async (c) => {
      const requested = parseEmbedQuery(
        c.req.param('kind') as EmbedKind,
        c.req.query(),
        await spoken(c.req.path),
      )
      c.header('Cache-Control', 'no-store')
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
      c.header('X-Robots-Tag', 'noindex')
      c.header('Vary', 'Origin')
      const origin = originOf(c)
      const standing = await standingOf(requested, c.req.header('Origin') ?? origin, origin)
      const refusal = await refusalOf(requested, standing)
      if (refusal) return refuse(c, refusal)
      const embed = await render(requested, origin, standing === 'away' ? undefined : standing.sig)
      if (!embed) return refuse(c, away)
      c.header('Cache-Control', aMinute)
      // the property's colours, where the partner's page sets none
      const { style } = await readLook()
      const styles = style ? [base, style.text] : [base]
      return sendPieces(c, 200, embedDocument(styles, requested.lang, embed))
    })
    .get(`/:loader{v${embedMajor}\\.js}`, cached(shortly), serveLoaders(dist, originOf))
    .get('/:loader{\\d+\\.\\d+\\.\\d+\\.js}', cached(forever), serveLoaders(versions, originOf))
    .get('/releases.json', cached(shortly), (c) => {
      const origin = originOf(c)
      const pinned = servedLoaders(versions, origin).map((loader) => ({
        ...loader,
        url: origin + loader.url,
      }))
      return c.json({ moving: origin + movingUrl, pinned })
    })
    .get('/*', cached(forever), file(versions))
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

/** Copies this build's version, and never replaces one: a snippet may name it with its hash. */
const storeVersions = (dist: string, versions: string) => {
  mkdirSync(versions, { recursive: true })
  cpSync(dist, versions, {
    recursive: true,
    force: false,
    filter: (path) => path === dist || /\d+\.\d+\.\d+/.test(path.slice(dist.length)),
  })
}
