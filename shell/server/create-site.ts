import { join } from 'node:path'
import type { LocalBuild } from '@calm-rest/contract/releases'
import type { ReleaseQuotas, ReleaseStore } from '@calm-rest/releases'
import {
  compose,
  createAssertRoom,
  createFindHolder,
  createOutcomes,
  createPageViewTokens,
  createPreviews,
  createReleaseEventLog,
  createReleaseStore,
  createVitals,
  openBackendsFile,
  openFlagsFile,
  openGrantsFile,
  openReleaseRules,
  openSiteState,
  remotesOfTeam,
  usualQuotas,
} from '@calm-rest/releases'
import {
  type ClientKey,
  createClientNetwork,
  createRequestOrigin,
  createRequestQueue,
  isCutOff,
  type RequestOrigin,
  type RequestQueue,
  reachOf,
} from '@calm-rest/server'
import type { Tracing } from '@calm-rest/telemetry'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { spansAddress } from '../src/trace/sent-spans.ts'
import { type BackendRequest, createBackendFigures } from './backends/backend-figures.ts'
import { backendRoutes } from './backends/backend-routes.ts'
import { createCallBackend } from './backends/call-backend.ts'
import { type BackendFailure, createBackends } from './backends/create-backends.ts'
import { createFindBackend } from './backends/find-backend.ts'
import { createGuestTokens } from './backends/guest-tokens.ts'
import { identityKeyRoutes } from './backends/identity-key-routes.ts'
import { costMs } from './busy/costs.ts'
import { inTurn } from './busy/in-turn.ts'
import { compositionRoutes } from './composition/composition-routes.ts'
import { createDocumentCompositions } from './composition/document-compositions.ts'
import { fetchNamedReleases } from './composition/fetch-named-releases.ts'
import { localFor } from './composition/local-build.ts'
import { createPageComposition } from './composition/page-composition.ts'
import { type ContentApi, unavailableContentApi } from './content-api/content-api.ts'
import { createReadFacts } from './content-api/current-facts.ts'
import { crawlerRoutes } from './crawlers/crawler-routes.ts'
import { createAnswerPage } from './document/answer-page.ts'
import type { ContentVersion } from './document/page-cache.ts'
import { readShellBuild } from './document/shell-build.ts'
import { createAskPartner } from './embed/ask-partner.ts'
import { embedRoutes } from './embed/embed-routes.ts'
import { createRenderEmbed } from './embed/render-embed.ts'
import { formRoutes } from './forms/form-routes.ts'
import { createDescribePage } from './head/describe-page.ts'
import { localShellOnly, refuseLongAddress, safeHeaders } from './middleware.ts'
import { partnerRoutes } from './partners/partner-routes.ts'
import { createEventFeed } from './release-api/event-feed.ts'
import type { ReleaseAct } from './release-api/release-act.ts'
import { releaseApiRoutes } from './release-api/release-api-routes.ts'
import { type ReleaseHookEvents, startReleaseHooks } from './release-hooks/start-release-hooks.ts'
import { releasesPageRoutes } from './releases-page/releases-page-routes.ts'
import type { CallApi } from './rendering/call-api.ts'
import { withForwardedFor } from './rendering/forwarded-for.ts'
import { createPageBody } from './rendering/page-body.ts'
import { createReleaseFiles } from './rendering/release-files.ts'
import type { RenderedWidget } from './rendering/render-figures.ts'
import { createShellForms } from './rendering/shell-forms.ts'
import { findWalls, missingWall } from './rendering/walls.ts'
import { createWidgetRenderer, type RenderFailure } from './rendering/widget-renderer.ts'
import { type ReleaseEvents, reportRoutes } from './reports/report-routes.ts'
import { type AnsweredRequest, logRequests } from './request-log.ts'
import { restoreFragment } from './restore-fragment.ts'
import { createRoomPreviews } from './social/room-previews.ts'
import { socialRoutes } from './social/social-routes.ts'
import { appFiles } from './static/app-files.ts'
import { noSuchFile } from './static/caching.ts'
import { sendDifferences } from './static/differences.ts'
import { storeShell } from './static/earlier-shells.ts'
import { leadToReleaseHost, releaseFileRoutes } from './static/release-file-routes.ts'
import { isReleaseHost, releaseHost } from './static/release-host.ts'
import { staticRoutes } from './static/static-routes.ts'
import { stockManifestRoutes } from './static/stock-manifest-routes.ts'
import { spanRoutes } from './telemetry/span-routes.ts'
import { traceCalls } from './telemetry/trace-calls.ts'
import { traceSite } from './telemetry/trace-site.ts'

export interface ReleaseOptions {
  /** Folder for this machine's state of the site, and for the releases if no `store` is given. */
  folder: string
  /** Store of the releases; the caller closes it. */
  store?: ReleaseStore | undefined
  /** Trust folder: with it, teams can release over HTTPS. */
  trust?: string | undefined
  /** Quotas of releases over HTTPS; defaults if undefined. */
  quotas?: ReleaseQuotas | undefined
  /** Key of page views, shared by all machines of a site; by default a key of this machine. */
  viewsKey?: Buffer | undefined
  /** Key of previews, shared by all machines and teams of a site; by default a key of this machine. */
  previewKey?: Buffer | undefined
  /** Deadline in milliseconds after which a page replaces a release that did not load or shows nothing. */
  deadlineMs?: number | undefined
  /** Origin of release files; by default that of the pages. */
  origin?: string | undefined
  /** Share of page views that report web vitals, 0 to 1; by default all. */
  vitalsSample?: number | undefined
  /** Development only: remotes, and maybe the shell's own files, from a local dev server. */
  local?: LocalBuild | undefined
}

export interface RequestOptions {
  /** Public origin of the site; by default that of each request. */
  publicUrl?: string | undefined
  /** Client of a request behind trusted proxies; by default the peer of the connection. */
  clientKey?: ClientKey | undefined
  /** Origin of a request behind trusted proxies; by default that of its address. */
  requestOrigin?: RequestOrigin | undefined
  /** Queue of expensive requests, shared with other apps of this process; its own by default. */
  queue?: RequestQueue | undefined
}

export interface SiteEvents extends ReleaseEvents, ReleaseHookEvents {
  /** Called after every response. */
  onAnswer: (answered: AnsweredRequest) => void
  /** Called for every action of a team over HTTPS, including refused ones. */
  onReleaseAct: (act: ReleaseAct) => void
  /** Called when a server bundle failed to render; the browser renders the widget instead. */
  onRenderFailure: (failure: RenderFailure) => void
  /** Called with the time of each render of a widget by a server bundle. */
  onRendered: (rendered: RenderedWidget, ms: number) => void
  /** Called when a team's backend did not answer as it should. */
  onBackendFailure: (failure: BackendFailure) => void
  /** Called after each request to a team's backend. */
  onBackendRequest: (request: BackendRequest) => void
  /** Called once if this system cannot isolate server bundles from the network. */
  onMissingWall: (reason: string) => void
}

export interface SiteOptions {
  /** Traces of the process. By default nothing is traced. */
  tracing?: Tracing | undefined
  /** Folder of the shell's build. */
  dist: string
  releases: ReleaseOptions
  /** Folder of the elements' build for partners; without it there are no elements. */
  embed?: string | undefined
  /** Rooms and reviews for heads, sitemap and pictures; without it, pages only show static content. */
  contentApi?: ContentApi | undefined
  /** Version of the API's content; with it, pages that are the same for all visitors are cached. */
  contentVersion?: ContentVersion | undefined
  /** The REST API for server bundles and forms; without it, pages are rendered in the browser only. */
  api?: CallApi | undefined
  /** Milliseconds that a page waits for the HTML of a widget before the browser renders it. */
  widgetTimeoutMs?: number | undefined
  /** Memory of all processes of server bundles together, in bytes. */
  bundlePoolBytes?: number | undefined
  /** Whether all guests are invented, which every page then shows. */
  isDemonstration?: boolean | undefined
  requests?: RequestOptions | undefined
  events?: Partial<SiteEvents> | undefined
  /** The clock; a test sets it. */
  now?: () => Date
}

/**
 * The web server of the site: HTML, the shell's files, releases, and files for search engines and previews.
 */
export const createSite = ({
  dist,
  releases,
  embed,
  contentApi = unavailableContentApi,
  contentVersion,
  api,
  widgetTimeoutMs,
  bundlePoolBytes,
  isDemonstration = false,
  tracing,
  requests: {
    publicUrl,
    clientKey = socketAddress,
    requestOrigin = createRequestOrigin([]),
    queue = createRequestQueue(createClientNetwork([])),
  } = {},
  events = {},
  now = () => new Date(),
}: SiteOptions) => {
  const { folder, store = createReleaseStore(releases.folder), local } = releases
  const {
    onAnswer = ignore,
    onRenderFailure = ignore,
    onRendered,
    onBackendFailure = ignore,
    onBackendRequest = ignore,
    onReleaseAct = ignore,
    onMissingWall = ignore,
  } = events
  const build = local?.shell ?? readShellBuild(dist)
  const originOf: RequestOrigin = (c) => publicUrl ?? requestOrigin(c)
  const devOriginFor = (c: Context) => localFor(local, c.req.url)?.origin

  const siteState = openSiteState(folder)
  const shells = join(folder, 'shells')
  // a shell from sources has no build
  if (!local?.shell) storeShell(shells, dist, build.source)
  const { compositions } = store
  const viewTokens = createPageViewTokens(releases.viewsKey ?? siteState.viewsKey)
  const previews = createPreviews(releases.previewKey ?? siteState.previewKey)
  const outcomes = createOutcomes(siteState)
  const vitals = createVitals(siteState)
  const { deadlineMs, vitalsSample = 1, origin: releasesOrigin } = releases
  const compositionOf = createPageComposition({
    store,
    compositions,
    viewTokens,
    previews,
    now,
    local,
    deadlineMs,
    flags: releases.trust === undefined ? undefined : openFlagsFile(releases.trust),
    releasesOrigin,
  })

  const differences = sendDifferences({ dist, releases: store.folder, shells })
  const readFile = createReleaseFiles(store.folder)
  const backendsFile = releases.trust === undefined ? undefined : openBackendsFile(releases.trust)
  const findBackend = createFindBackend({ file: backendsFile, store, previews, local, now })
  const backendFigures = createBackendFigures(now)
  const backends = backendFigures.counting(
    createBackends({ reach: reachOf(publicUrl), report: onBackendFailure, tracing }),
    onBackendRequest,
  )
  const callApi = traceCalls(withForwardedFor(api ?? noApi), tracing)
  const guestTokens = createGuestTokens({ callApi, now })
  const widgets = createWidgetRenderer({
    read: readFile,
    callApi,
    callBackendOf: createCallBackend(backends, findBackend),
    report: onRenderFailure,
    onRendered,
    tracing,
    timeoutMs: widgetTimeoutMs,
    poolBytes: bundlePoolBytes,
  })
  const missing = missingWall(findWalls())
  if (missing) onMissingWall(missing)
  const pictures = createRoomPreviews(contentApi)
  const forms = createShellForms(callApi)
  const readFacts = createReadFacts(contentApi)
  const documents = createDocumentCompositions()
  const answerPage = createAnswerPage({
    build,
    compositionOf,
    documents,
    readFile,
    originOf,
    devOriginFor,
    contentVersion,
    isDemonstration,
    tracing,
    queue,
    releasesOrigin,
    isSampled: () => Math.random() < vitalsSample,
    describePage: createDescribePage(contentApi, pictures),
    readFacts,
    pageBody: api && createPageBody({ dist, build, widgets, forms, contentApi, report: onRenderFailure }),
  })

  const embeds = embedRoutes({
    dist: embed,
    versions: join(folder, 'embed'),
    contentApi,
    originOf,
    queue,
    render: createRenderEmbed({ store, widgets, readFile }),
    askPartner: createAskPartner(callApi),
  })
  const eventLog = createReleaseEventLog(store)
  const feed = createEventFeed(eventLog)
  const hooks =
    releases.trust === undefined
      ? undefined
      : startReleaseHooks({
          trust: releases.trust,
          store,
          log: eventLog,
          reach: reachOf(publicUrl),
          events,
          now,
        })
  const spans = new Hono()
  if (tracing) spans.route('/', spanRoutes({ tracing, store, viewTokens, clientKey, now }))
  const releaseApi = new Hono()
  if (releases.trust !== undefined && backendsFile) {
    const grants = openGrantsFile(releases.trust)
    const findHolder = createFindHolder(grants, now)
    const assertRoom = createAssertRoom({
      store,
      quotas: releases.quotas ?? usualQuotas,
      remotesOf: (team) => remotesOfTeam(grants, team),
    })
    const incoming = `${folder}.incoming`
    const deps = {
      store,
      backends: backendsFile,
      rules: openReleaseRules(releases.trust),
      previews,
      findHolder,
      grants,
      feed,
      assertRoom,
      incoming,
      clientKey,
      originOf,
      onAct: onReleaseAct,
      rendering: widgets,
      now,
    }
    releaseApi.route('/', releaseApiRoutes(deps))
  }
  const releaseFiles = releaseFileRoutes({ store, previews, now, differences })
  const fetchNamed = fetchNamedReleases(store, previews, now)
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
    .use(tracing ? traceSite(tracing) : pass)
    .use(logRequests(onAnswer), safeHeaders(publicUrl), refuseLongAddress)
    .use(
      releaseHost(releasesOrigin, new Hono().use(fetchNamed).route('/', releaseFiles).all('*', noSuchFile)),
    )
    .use(localShellOnly(local), fetchNamed)
    .use(restoreFragment(() => compose(store).places))
    .route('/', staticRoutes({ dist, differences }))
    .route('/', releasesOrigin === undefined ? releaseFiles : leadToReleaseHost(releasesOrigin))
    .route('/', stockManifestRoutes({ store, readFile, originOf: (c) => releasesOrigin ?? originOf(c) }))
    .route('/', compositionRoutes(compositionOf, documents))
    .route('/', appFiles({ live: () => compose(store), read: readFile }))
    .use('/releases', inTurn(queue, costMs.releasesPage))
    .use('/releases/:remote{compare|mf-[a-z0-9-]+}', inTurn(queue, costMs.releasesPage))
    .route(
      '/releases',
      releasesPageRoutes({
        build,
        store,
        trust: releases.trust,
        outcomes,
        vitals,
        rendering: widgets,
        backendFigures: backendFigures.figures,
        previews,
        devOriginFor,
        now,
      }),
    )
    .route(
      '/release-reports',
      reportRoutes({ store, compositions, viewTokens, outcomes, vitals, clientKey, now, events }),
    )
    .route('/api/releases', releaseApi)
    .route(spansAddress, spans)
    .route('/', backendRoutes({ backends, findBackend, guestTokens, publicUrl, clientKey }))
    .route('/', identityKeyRoutes(callApi))
    .use('/social/*', inTurn(queue, costMs.socialPicture))
    .route('/social', socialRoutes(contentApi, pictures))
    .route('/embed', embeds)
    .use('/partners/playground', inTurn(queue, costMs.playground))
    .route('/partners', partnerRoutes({ embed, originOf }))
    .use('/sitemap.xml', inTurn(queue, costMs.sitemap))
    .route(
      '/',
      crawlerRoutes(contentApi, originOf, () => compose(store).places),
    )
    .get('*', (c) => answerPage(c))
    .route('/', formRoutes({ publicUrl, readFacts, answerPage, livePlaces: () => compose(store).places }))
  app.onError((_, c) =>
    isCutOff(c)
      ? c.text('This request was cut off.', 400, { 'Cache-Control': 'no-store' })
      : c.text('Something went wrong here.', 500, { 'Cache-Control': 'no-store' }),
  )
  return {
    app,
    /** Whether an address has the origin that serves release files only. */
    isReleaseHost: (address: string) => isReleaseHost(releasesOrigin, address),
    pausedBundles: widgets.pausedBundles,
    /** Ends streams that would keep a server from stopping; called before the server stops. */
    endStreams: feed.close,
    close: () => {
      feed.close()
      hooks?.close()
      widgets.close()
      backends.close()
      siteState.close()
    },
  }
}

const ignore = () => {}

const pass: MiddlewareHandler = (_, next) => next()

const noApi: CallApi = () => Promise.reject(new Error('This site has no API'))

const socketAddress: ClientKey = (c) => c.env?.incoming?.socket.remoteAddress ?? 'unknown'
