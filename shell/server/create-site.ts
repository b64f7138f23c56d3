import { join } from 'node:path'
import { limits } from '@calm-rest/contract/limits'
import type { LocalBuild } from '@calm-rest/contract/releases'
import { parseLang } from '@calm-rest/contract/widget'
import type { ReleaseStore } from '@calm-rest/releases'
import {
  createOutcomes,
  createPreviews,
  createReleaseStore,
  createViews,
  openRegistry,
} from '@calm-rest/releases'
import { createRequestOrigin, isCutOff, type RequestOrigin } from '@calm-rest/server'
import type { HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, type Handler, Hono, type MiddlewareHandler } from 'hono'
import { createAnswerPage } from './answer-page.ts'
import { type AnsweredRequest, tellAnswers } from './answered.ts'
import { bringAsked } from './composition/bring-asked.ts'
import { createPageComposition } from './composition/page-composition.ts'
import { crawlerRoutes } from './crawlers/crawler-routes.ts'
import { embedRoutes, openToAll } from './embed/embed-routes.ts'
import { createMayBook } from './embed/may-book.ts'
import { createRenderEmbed } from './embed/render-embed.ts'
import { formRoutes } from './forms/form-routes.ts'
import { createDescribePage } from './head/describe-page.ts'
import { pageHeaders } from './headers.ts'
import { awayHouse, type House } from './house/house.ts'
import { localFor } from './local-build.ts'
import { partnerRoutes } from './partners/partner-routes.ts'
import { renderReleasesPage } from './releases-page/page.ts'
import { remoteFacts } from './releases-page/release-facts.ts'
import { forVisitor } from './rendering/for-visitor.ts'
import { createPageBody } from './rendering/page-body.ts'
import type { AskApi } from './rendering/part.ts'
import { createParts, type PartFailure } from './rendering/parts.ts'
import { createReleaseFiles } from './rendering/release-files.ts'
import { createShellForms } from './rendering/shell-forms.ts'
import { type ClientKey, type Doubted, reportRoutes, type TakenBack } from './reports/report-routes.ts'
import { readShellBuild } from './shell-build.ts'
import { createRoomPreviews } from './social/room-previews.ts'
import { socialRoutes } from './social/social-routes.ts'

export interface SiteOptions {
  /** Folder of the shell's build. */
  dist: string
  /** Folder of what this machine keeps about releases, and of the releases themselves where no `store` is given. */
  releases: string
  /** Where releases are kept; the caller closes it. */
  store?: ReleaseStore | undefined
  /** Folder of the elements' build for partners; without, there are none. */
  embed?: string | undefined
  /** Whom to ask for rooms and reviews; without, every page says what holds for all. */
  house?: House | undefined
  /** The API, for what a page shows before its scripts run; without, widgets show from the browser alone. */
  api?: AskApi | undefined
  /** Hears of server parts that did not do. */
  onPartFailure?: ((failure: PartFailure) => void) | undefined
  /** Hears of every request when it was answered. */
  onAnswer?: ((answered: AnsweredRequest) => void) | undefined
  /** Hears of releases that were taken back by themselves. */
  onTakenBack?: ((taken: TakenBack) => void) | undefined
  onDoubted?: ((doubted: Doubted) => void) | undefined
  /** Hears of those that should have been. */
  onNotTakenBack?: ((taken: TakenBack & { cause: unknown }) => void) | undefined
  /** Origin under which the world knows the site; without, that of each request. */
  publicUrl?: string | undefined
  /** With which page views are signed: the same on all machines of a site. Without, this machine has its own. */
  viewsKey?: Buffer | undefined
  /** With which previews are signed: the same for all machines and teams of a site. Without, this machine has its own. */
  previewKey?: Buffer | undefined
  /** Milliseconds that a page waits for the HTML of a widget before it leaves it to the browser; a second by default. */
  widgetPatience?: number | undefined
  /** Milliseconds that a release has to come, and to show anything, before a page goes on with another one. */
  releaseDeadline?: number | undefined
  /** Who a request comes from, behind the proxies that this server trusts; by default the other end of the line. */
  clientKey?: ClientKey | undefined
  /** Origin that a request asks under, behind those proxies; by default that of its address. */
  requestOrigin?: RequestOrigin | undefined
  /** The clock; a test sets it. */
  now?: () => Date
  /** Development only: remotes, and maybe the shell's own files, that a local dev server has for this machine. */
  local?: LocalBuild | undefined
}

const forever = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'

/** The web server of the site: HTML, the shell's files, the releases, and what search engines and previews ask for. */
export const createSite = ({
  dist,
  releases,
  store = createReleaseStore(releases),
  embed,
  house = awayHouse,
  api,
  onPartFailure = () => {},
  onAnswer = () => {},
  onTakenBack = () => {},
  onDoubted = () => {},
  onNotTakenBack = () => {},
  publicUrl,
  viewsKey,
  previewKey,
  widgetPatience,
  releaseDeadline,
  clientKey = otherEnd,
  requestOrigin = createRequestOrigin([]),
  now = () => new Date(),
  local,
}: SiteOptions) => {
  const build = local?.shell ?? readShellBuild(dist)
  const pictures = createRoomPreviews(house)
  const describePage = createDescribePage(house, pictures)
  const originOf: RequestOrigin = (c) => publicUrl ?? requestOrigin(c)
  const registry = openRegistry(releases)
  const { compositions } = store
  const views = createViews(viewsKey ?? registry.key)
  const previews = createPreviews(previewKey ?? registry.previewKey)
  const outcomes = createOutcomes(registry)
  const originFor = (c: Context) => localFor(local, c.req.url)?.origin
  const compositionOf = createPageComposition({
    ...{ store, compositions, views, previews, now, local },
    deadlineMs: releaseDeadline,
  })
  const readFile = createReleaseFiles(store.folder)
  const ask = forVisitor(api ?? away)
  const parts = createParts({ read: readFile, ask, report: onPartFailure, patience: widgetPatience })
  const answerPage = createAnswerPage({
    build,
    compositionOf,
    describePage,
    pageBody:
      api && createPageBody({ dist, build, parts, forms: createShellForms(ask), report: onPartFailure }),
    readFile,
    originOf,
    devOriginFor: originFor,
  })
  const embeds = embed
    ? embedRoutes({
        dist: embed,
        kept: join(releases, 'embed'),
        render: createRenderEmbed({ store, parts, readFile }),
        house,
        mayBook: createMayBook(ask),
        originOf,
      })
    : new Hono()
  const app = new Hono<SiteEnv>()
    .use(tellAnswers(onAnswer))
    .use(safeHeaders(publicUrl))
    .use(refuseLongAddress)
    .use(sourcesStayHere(local))
    .use(bringAsked(store, previews, now))
    .get('/assets/*', cacheFor(forever), files(dist, '/assets'), noSuchFile)
    .get('/art/*', cacheFor(aDay), files(join(dist, 'public'), ''), noSuchFile)
    // asked for by its name alone, by whatever never reads the HTML
    .get('/favicon.ico', cacheFor(aDay), icon(dist), noSuchFile)
    .get(
      `/releases/:remote/:version{${releaseFolder}}/*`,
      openToAll,
      cacheFor(forever),
      files(store.folder, '/releases'),
      noSuchFile,
    )
    .get('/composition.json', (c) => {
      // a page view is signed with the HTML alone: who asks for nothing but this shows nothing to anybody
      const { view: _view, ...composition } = compositionOf(c)
      c.header('Cache-Control', 'no-store')
      return c.json(composition)
    })
    .get('/releases', (c) => {
      for (const [name, value] of pageHeaders(originFor(c))) c.header(name, value)
      const lang = parseLang(c.req.query('lang'))
      const facts = store.remotes().map((remote) => remoteFacts(store, outcomes, remote, now()))
      return c.html(renderReleasesPage(build, lang, facts))
    })
    .route(
      '/release-reports',
      reportRoutes({
        ...{ store, compositions, views, outcomes, clientKey, now },
        ...{ onTakenBack, onDoubted, onNotTakenBack },
      }),
    )
    .route('/social', socialRoutes(house, pictures))
    .route('/embed', embeds)
    .route('/partners', partnerRoutes({ embed, originOf }))
    .route('/', crawlerRoutes(house, originOf))
    .get('*', (c) => answerPage(c))
    .route('/', formRoutes({ publicUrl, answerPage }))
  app.onError((_, c) =>
    isCutOff(c)
      ? c.text('This request was cut off.', 400, { 'Cache-Control': 'no-store' })
      : c.text('Something went wrong here.', 500, { 'Cache-Control': 'no-store' }),
  )
  return {
    app,
    restingParts: parts.resting,
    close: () => {
      parts.close()
      registry.close()
    },
  }
}

/** A shell from its sources has no released one beside it that others could get. */
const sourcesStayHere =
  (local: LocalBuild | undefined): MiddlewareHandler =>
  async (c, next) => {
    if (local?.shell && !localFor(local, c.req.url)) return c.text('This site is for its own machine.', 421)
    await next()
  }

/** No page of ours has such an address, and nothing is looked up or remembered under it. */
const refuseLongAddress: MiddlewareHandler = async (c, next) => {
  if (c.req.url.length > limits.addressChars) return c.text('This address is too long.', 414)
  await next()
}

interface SiteEnv {
  Bindings: Partial<HttpBindings>
}

/** Folders of versions, and nothing else below a remote: channels.json is not for the world. */
const releaseFolder = '\\d+\\.\\d+\\.\\d+[0-9a-z.-]*'

const away: AskApi = () => Promise.reject(new Error('This site knows no API'))

const otherEnd: ClientKey = (c) => c.env?.incoming?.socket.remoteAddress ?? 'unknown'

/** Files below `root`, in the packing that was made at build time. */
const files = (root: string, prefix: string) =>
  serveStatic({ root, rewriteRequestPath: (path) => path.slice(prefix.length), precompressed: true })

const icon = (dist: string) =>
  serveStatic({ root: dist, rewriteRequestPath: () => '/public/art/icon-192.png' })

/** Of every answer: it is what its type says, and where the world comes by HTTPS, a browser never tries another way again. */
const safeHeaders =
  (publicUrl: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    await next()
    c.res.headers.set('X-Content-Type-Options', 'nosniff')
    if (publicUrl?.startsWith('https:')) c.res.headers.set('Strict-Transport-Security', 'max-age=31536000')
  }

const cacheFor =
  (value: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    // also where the file was sent as it is: a cache must not keep that for all
    if (!c.res.headers.has('Vary')) c.header('Vary', 'Accept-Encoding')
    if (c.res.ok) c.header('Cache-Control', value)
  }

/** Never a page: a script that is missing must fail as one. */
const noSuchFile: Handler = (c) => c.text('There is no such file.', 404, { 'Cache-Control': 'no-store' })
