import { join } from 'node:path'
import {
  compose,
  createOutcomes,
  createPageViewTokens,
  createPreviews,
  createReleaseEventLog,
  createReleaseStore,
  createVitals,
  openBackendsFile,
  openFlagsFile,
  openSiteState,
} from '@calm-rest/releases'
import {
  type ClientKey,
  createClientNetwork,
  createRequestOrigin,
  createRequestQueue,
  isCutOff,
  type RequestOrigin,
  reachOf,
} from '@calm-rest/server'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { spansAddress } from '../src/trace/sent-spans.ts'
import { createBackendFigures } from './backends/backend-figures.ts'
import { backendRoutes } from './backends/backend-routes.ts'
import { createCallBackend } from './backends/call-backend.ts'
import { createBackends } from './backends/create-backends.ts'
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
import { unavailableContentApi } from './content-api/content-api.ts'
import { createReadFacts } from './content-api/current-facts.ts'
import { createReadTexts } from './content-api/current-texts.ts'
import { crawlerRoutes } from './crawlers/crawler-routes.ts'
import { createAnswerPage } from './document/answer-page.ts'
import { readShellBuild } from './document/shell-build.ts'
import { createAskPartner } from './embed/ask-partner.ts'
import { embedRoutes } from './embed/embed-routes.ts'
import { createRenderEmbed } from './embed/render-embed.ts'
import { formRoutes } from './forms/form-routes.ts'
import { createDescribePage } from './head/describe-page.ts'
import { leadToMainLanguage } from './languages/lead-to-main-language.ts'
import { createSpokenLanguages } from './languages/spoken-languages.ts'
import { createDrawings, lookRoutes } from './look/look-routes.ts'
import { createReadLook } from './look/page-look.ts'
import { localShellOnly, refuseLongAddress, safeHeaders } from './middleware.ts'
import { untilOpen } from './opening/until-open.ts'
import { partnerRoutes } from './partners/partner-routes.ts'
import { paymentRoutes } from './payment/payment-routes.ts'
import { createReleaseApi } from './release-api/create-release-api.ts'
import { createEventFeed } from './release-api/event-feed.ts'
import { startReleaseHooks } from './release-hooks/start-release-hooks.ts'
import { releasesPageRoutes } from './releases-page/releases-page-routes.ts'
import type { CallApi } from './rendering/call-api.ts'
import { withForwardedFor } from './rendering/forwarded-for.ts'
import { createPageBody } from './rendering/page-body.ts'
import { createReleaseFiles } from './rendering/release-files.ts'
import { createShellForms } from './rendering/shell-forms.ts'
import { findWalls, missingWall } from './rendering/walls.ts'
import { createWidgetRenderer } from './rendering/widget-renderer.ts'
import { reportRoutes } from './reports/report-routes.ts'
import { logRequests } from './request-log.ts'
import { restoreFragment } from './restore-fragment.ts'
import type { SiteOptions } from './site-options.ts'
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
import { statusRoutes } from './status/status-routes.ts'
import { spanRoutes } from './telemetry/span-routes.ts'
import { traceCalls } from './telemetry/trace-calls.ts'
import { traceSite } from './telemetry/trace-site.ts'

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
  readStatus,
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
  const spoken = createSpokenLanguages(readFacts, contentVersion)
  const drawings = createDrawings(dist)
  const readLook = createReadLook(readFacts, contentVersion)
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
    spoken,
    readTexts: createReadTexts(contentApi, contentVersion),
    readLook,
    pageBody: api && createPageBody({ dist, build, widgets, forms, contentApi, report: onRenderFailure }),
  })

  const embeds = embedRoutes({
    dist: embed,
    versions: join(folder, 'embed'),
    contentApi,
    spoken,
    readLook,
    originOf,
    queue,
    render: createRenderEmbed({ store, widgets, readFile, readFacts }),
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
  const statusApp = new Hono()
  if (readStatus) statusApp.route('/', statusRoutes({ build, readStatus, readFacts }))
  const spans = new Hono()
  if (tracing) spans.route('/', spanRoutes({ tracing, store, viewTokens, clientKey, now }))
  const releaseApi = new Hono()
  if (releases.trust !== undefined && backendsFile) {
    const api = createReleaseApi({
      store,
      trust: releases.trust,
      quotas: releases.quotas,
      backends: backendsFile,
      previews,
      feed,
      incoming: `${folder}.incoming`,
      clientKey,
      originOf,
      onAct: onReleaseAct,
      rendering: widgets,
      now,
    })
    releaseApi.route('/', api)
  }
  const releaseFiles = releaseFileRoutes({ store, previews, now, differences })
  const fetchNamed = fetchNamedReleases(store, previews, now)
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>()
    .use(tracing ? traceSite(tracing) : pass)
    .use(logRequests(onAnswer), safeHeaders(publicUrl), refuseLongAddress)
    .use(
      releaseHost(releasesOrigin, new Hono().use(fetchNamed).route('/', releaseFiles).all('*', noSuchFile)),
    )
    // before everything that could be broken
    .route('/status', statusApp)
    .use(localShellOnly(local), fetchNamed)
    .use(restoreFragment(() => compose(store).places))
    .use('/art/own/*', inTurn(queue, costMs.drawing))
    .route('/art/own', lookRoutes(dist, readFacts))
    .route('/', staticRoutes({ dist, differences, shells }))
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
    .route(
      '/social',
      socialRoutes({
        contentApi,
        previews: pictures,
        readFacts,
        readDrawing: (accent) => drawings(accent?.slice(1) ?? 'plain', 'hero'),
      }),
    )
    .route('/embed', embeds)
    .route('/pay', paymentRoutes({ build, callApi, readFacts }))
    .use('/partners/playground', inTurn(queue, costMs.playground))
    .route('/partners', partnerRoutes({ embed, originOf }))
    .use(untilOpen({ build, contentApi, contentVersion, callApi }))
    .use('/sitemap.xml', inTurn(queue, costMs.sitemap))
    .route(
      '/',
      crawlerRoutes(contentApi, readFacts, originOf, () => compose(store).places),
    )
    .get('*', leadToMainLanguage(spoken, originOf), (c) => answerPage(c))
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
