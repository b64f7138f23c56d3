import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createApi, createMetrics, describeMail, optionsOf, sayWithoutProxy } from '@calm-rest/api'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import {
  channelOf,
  describeOtherBuilds,
  openBackendsFile,
  openReleaseRules,
  openReleaseStore,
  publishFirstReleases,
  trustFolder,
} from '@calm-rest/releases'
import { readBuild, root } from '@calm-rest/releases/checkout'
import {
  createClientKey,
  createClientNetwork,
  createRequestOrigin,
  createRequestQueue,
  listen,
  withSecretFiles,
} from '@calm-rest/server'
import {
  createContentApi,
  createSite,
  hostsOf,
  parseSiteEnvironment,
  type ReleaseOptions,
  releaseQuotas,
} from '@calm-rest/shell/server'
import { openTracing, readTelemetry } from '@calm-rest/telemetry'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import { type Demo, withoutDemo } from './demo.ts'
import { readEnvironment } from './environment.ts'
import { openLog } from './log-file.ts'
import { addReleaseGauges } from './release-gauges.ts'
import { addPausedBundlesGauge, addQueueGauges, watchSite, watchStore } from './watch-site.ts'
import { addSpansGauge, watchTracing } from './watch-tracing.ts'
import { addWidgetFigures } from './widget-figures.ts'

/** Less than the 10 s after which a process manager kills. */
const graceMs = 8_000

export interface RunningSite {
  url: string
  /** Further started programs, one line each for the operator. */
  others: string[]
  logger: Logger
  /** Finishes requests in progress, and stops everything that was started. */
  stop(): Promise<void>
}

export interface RunOptions {
  /** Variables of the configuration; by default those of this process. */
  variables?: NodeJS.ProcessEnv
  /** Programs to start beside it; none by default. */
  demo?: Demo
  /** Development only: remotes that run from their sources. */
  local?: ReleaseOptions['local']
  /** Returns the build of a remote that was never released here; by default the existing build. */
  build?: (remote: string) => Promise<ReleaseManifest> | ReleaseManifest | undefined
  /** Whether `others` contains a one-time link to the front desk for a property without staff. */
  invitesOwner?: boolean
  /** nothing: a new database gets no example room and no example review; one that began with them is refused. */
  beginsWith?: 'nothing' | undefined
  /** Renders the home page before the first guest is let in, who would wait for code that runs for the first time. */
  warmsUp?: boolean
}

/** Mounts the site and the API in this process, which may run several of them. A failed start leaves nothing open. */
export const runSite = async (options: RunOptions = {}): Promise<RunningSite> => {
  const opened = new AsyncDisposableStack()
  try {
    return await openSite(options, opened)
  } catch (cause) {
    await opened.disposeAsync()
    throw cause
  }
}

const openSite = async (
  {
    variables = withSecretFiles(process.env),
    demo = withoutDemo,
    local,
    build = readBuild,
    invitesOwner = false,
    beginsWith,
    warmsUp = false,
  }: RunOptions,
  opened: AsyncDisposableStack,
): Promise<RunningSite> => {
  const environment = readEnvironment(variables)
  const { PORT, HOST, TRUSTED_PROXIES, DRAIN_SECONDS, dataDir, releases } = environment
  const settings = parseSiteEnvironment(variables)
  const { PUBLIC_URL, RELEASES_ORIGIN, WIDGET_PATIENCE_MS, SERVER_BUNDLES_MB } = settings
  mkdirSync(dataDir, { recursive: true })
  const log = openLog({
    file: variables.LOG_FILE ?? join(dataDir, 'server.log'),
    level: environment.LOG_LEVEL,
  })
  const { logger } = log
  opened.defer(() => {
    logger.info('stopped')
    log.close()
  })
  const store = await openReleaseStore(variables, { dataDir, follows: true, ...watchStore(logger) })
  opened.defer(store.close)
  const metrics = createMetrics()
  addReleaseGauges(metrics, store)
  const telemetry = readTelemetry(variables)
  const tracing = telemetry && (await openTracing(telemetry, watchTracing(logger, metrics)))
  if (tracing) addSpansGauge(metrics, tracing)
  opened.defer(async () => tracing?.close())
  const publicUrl = PUBLIC_URL ?? `http://localhost:${PORT}`
  const configured = optionsOf(environment, variables, publicUrl)
  const standIn = configured.oidc ? undefined : await demo.identityProvider(environment, publicUrl, variables)
  opened.defer(async () => standIn?.stop())
  // one queue for both, which share the processor
  const queue = createRequestQueue(createClientNetwork(TRUSTED_PROXIES))
  const trust = trustFolder(variables, dataDir)
  const api = await createApi({
    ...configured,
    backends: openBackendsFile(trust).read,
    oidc: configured.oidc ?? standIn?.oidc,
    logger,
    metrics,
    tracing,
    queue,
    beginsWith,
  })
  opened.defer(api.close)
  // a missing database is noticed before anything is released beside it
  const released: string[] = []
  await publishFirstReleases(store, {
    build,
    rules: openReleaseRules(trust),
    say: (line) => released.push(line),
  })
  if (build === readBuild) released.push(...describeOtherBuilds(store))
  const partner = await demo.partnerPage(environment, publicUrl, variables)
  opened.defer(async () => partner?.stop())
  const site = createSite({
    dist: join(root, 'shell/dist'),
    releases: {
      folder: releases,
      store,
      local,
      trust,
      viewsKey: settings.VIEWS_KEY,
      previewKey: settings.PREVIEW_KEY,
      origin: RELEASES_ORIGIN,
      deadlineMs: settings.RELEASE_DEADLINE_MS,
      vitalsSample: settings.VITALS_SAMPLE,
      quotas: releaseQuotas(settings),
    },
    embed: join(root, 'packages/embed/dist'),
    // the same calls that a visitor makes, without the network
    contentApi: createContentApi({
      origin: 'http://localhost',
      fetch: (address, init) => api.app.request(address, init, { isOwnServer: true }),
      tracing,
    }),
    contentVersion: api.version,
    api: async ({ path, ...init }, sender) =>
      api.app.request(path, init, { ...sender?.env, isOwnServer: true }),
    widgetTimeoutMs: WIDGET_PATIENCE_MS,
    bundlePoolBytes: SERVER_BUNDLES_MB,
    readStatus: api.status,
    isDemonstration: api.isDemonstration,
    tracing,
    requests: {
      publicUrl: PUBLIC_URL,
      clientKey: createClientKey(TRUSTED_PROXIES),
      requestOrigin: createRequestOrigin(TRUSTED_PROXIES),
      queue,
    },
    events: watchSite(
      logger,
      metrics,
      addWidgetFigures(metrics, store),
      (remote, version) => remote === 'shell' || channelOf(store.readChannels(remote), version) !== 'preview',
    ),
  })
  opened.defer(site.close)
  addPausedBundlesGauge(metrics, site.pausedBundles)
  addQueueGauges(metrics, queue)
  const app = mount(api.app, site, tracing !== undefined)
  // a page that fails here fails again for its guest, who is told
  if (warmsUp) await (await app.request(publicUrl)).text()
  const releaseHost = RELEASES_ORIGIN === undefined ? undefined : new URL(RELEASES_ORIGIN).host
  const server = await listen({
    fetch: app.fetch,
    direct: (request, response) =>
      request.headers.host?.toLowerCase() !== releaseHost && api.answerDirectly(request, response),
    port: PORT,
    host: HOST,
    trustedProxies: TRUSTED_PROXIES,
    hosts: hostsOf(PUBLIC_URL, RELEASES_ORIGIN),
    onOtherHost: (other) => logger.warn(other, 'another host: does the proxy pass $http_host?'),
  })
  opened.defer(async () => server.stop(graceMs))

  sayWithoutProxy(environment, logger)
  logger.info({ host: HOST, port: server.port }, 'listening')
  return {
    url: `http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${server.port}/`,
    others: [
      ...released,
      ...(api.isDemonstration ? ['demonstration: all guests are invented, no mail leaves'] : []),
      describeMail(api.mail ?? configured.mail),
      ...(partner ? [partner.line] : []),
      ...(standIn ? [standIn.line] : []),
      ...(invitesOwner ? deskLines(publicUrl, await api.firstInvite()) : []),
    ],
    logger,
    stop: async () => {
      api.drain()
      site.endStreams()
      // no longer ready, it goes on answering until the proxy has seen that
      await setTimeout(DRAIN_SECONDS * 1000)
      await opened.disposeAsync()
    },
  }
}

/** The link to the front desk, as long as no member of the staff has accepted one. */
const deskLines = (publicUrl: string, token: string | undefined): string[] =>
  token === undefined
    ? []
    : [
        `front desk ${new URL('/desk', publicUrl).href}#invite=${token} (for the owner; works once, within a day)`,
      ]

const mount = (
  api: Awaited<ReturnType<typeof createApi>>['app'],
  { app: site, isReleaseHost }: Pick<ReturnType<typeof createSite>, 'app' | 'isReleaseHost'>,
  isTraced: boolean,
) =>
  new Hono()
    .use((c, next) =>
      isReleaseHost(c.req.url) ? Promise.resolve(site.fetch(c.req.raw, c.env as never)) : next(),
    )
    .all('/api/releases/*', (c) => site.fetch(c.req.raw, c.env as never))
    .all('/api/telemetry', (c) => (isTraced ? site : api).fetch(c.req.raw, c.env as never))
    .all('/api/*', (c) => api.fetch(c.req.raw, c.env as never))
    .all('/media/*', (c) => api.fetch(c.req.raw, c.env as never))
    .route('/', site)
