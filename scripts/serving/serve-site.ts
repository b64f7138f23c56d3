import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  backupOptions,
  createApi,
  createMetrics,
  databasePlace,
  describeMail,
  mailOptions,
  nightCaps,
  openMediaStore,
  parseEnvironment,
  reviewCaps,
  sayWithoutProxy,
} from '@calm-rest/api'
import type { ReleaseManifest } from '@calm-rest/contract/releases'
import { createClientKey, createRequestOrigin, listen } from '@calm-rest/server'
import {
  createApiHouse,
  createSite,
  openReleaseStore,
  parseSiteEnvironment,
  type SiteOptions,
} from '@calm-rest/shell/server'
import { Hono } from 'hono'
import { publishMissing } from '../builds/publish-missing.ts'
import { readBuild } from '../builds/read-build.ts'
import { root } from '../root.ts'
import { endOnSignal } from './end-on-signal.ts'
import { identityFor } from './identity-provider.ts'
import { openLog } from './log-file.ts'
import { partnerPageFor } from './partner-page.ts'
import { addReleaseGauges } from './release-gauges.ts'
import { addPartGauge, watchSite, watchStore } from './watch-site.ts'

/** Below the 10 s after which a process manager kills. */
const graceMs = 8_000

export const readEnvironment = () => {
  const environment = parseEnvironment(process.env)
  const { DATA_DIR } = environment
  return { ...environment, dataDir: DATA_DIR, releases: join(DATA_DIR, 'releases') }
}

export interface ServedSite {
  url: string
  /** What else came up, one line each for whoever started it. */
  others: string[]
}

interface ServeOptions {
  /** Development only: what runs from its sources. */
  local?: SiteOptions['local']
  /** The build of a remote that was never released here; by default the one at hand. */
  build?: (remote: string) => Promise<ReleaseManifest> | ReleaseManifest | undefined
}

/** The one place that mounts the site and the API in one process. Ends on SIGTERM and SIGINT without losing a request. */
export const serveSite = async ({ local, build = readBuild }: ServeOptions = {}): Promise<ServedSite> => {
  const environment = readEnvironment()
  const { PORT, HOST, TRUSTED_PROXIES, dataDir, releases } = environment
  const { PUBLIC_URL, VIEWS_KEY, PREVIEW_KEY, WIDGET_PATIENCE_MS, RELEASE_DEADLINE_MS } =
    parseSiteEnvironment(process.env)
  mkdirSync(dataDir, { recursive: true })
  const log = openLog({
    file: process.env.LOG_FILE ?? join(dataDir, 'server.log'),
    level: environment.LOG_LEVEL,
  })
  const { logger } = log
  const store = await openReleaseStore(process.env, { dataDir, follows: true, ...watchStore(logger) })
  const metrics = createMetrics()
  addReleaseGauges(metrics, store)
  const identity = await identityFor(environment, PUBLIC_URL ?? `http://localhost:${PORT}`)
  const mail = mailOptions(environment, PUBLIC_URL ?? `http://localhost:${PORT}`)
  const api = await createApi({
    ...databasePlace(environment),
    logger,
    trustedProxies: TRUSTED_PROXIES,
    publicUrl: PUBLIC_URL,
    mail,
    morningMail: environment.MORNING_MAIL,
    nightCaps: nightCaps(environment),
    reviewCaps: reviewCaps(environment),
    rateLimits: { mailedLinks: environment.MAILS_PER_ADDRESS },
    oidc: identity.oidc,
    media: openMediaStore(process.env, dataDir),
    backups: backupOptions(environment),
    metricsToken: environment.METRICS_TOKEN,
    metrics,
  })
  // a database that is gone is noticed before anything is released in its place
  const released: string[] = []
  await publishMissing(store, { build, say: (line) => released.push(line) })
  const partner = await partnerPageFor({ environment, publicUrl: PUBLIC_URL ?? `http://localhost:${PORT}` })
  const site = createSite({
    dist: join(root, 'shell/dist'),
    releases,
    store,
    embed: join(root, 'packages/embed/dist'),
    // the same calls that a visitor makes, without the way through the network
    house: createApiHouse({
      origin: 'http://localhost',
      fetch: (address, init) => api.app.request(address, init),
    }),
    api: async ({ path, ...init }, visitor) => api.app.request(path, init, visitor?.env),
    ...watchSite(logger, metrics),
    publicUrl: PUBLIC_URL,
    viewsKey: VIEWS_KEY,
    previewKey: PREVIEW_KEY,
    widgetPatience: WIDGET_PATIENCE_MS,
    releaseDeadline: RELEASE_DEADLINE_MS,
    clientKey: createClientKey(TRUSTED_PROXIES),
    requestOrigin: createRequestOrigin(TRUSTED_PROXIES),
    local,
  })
  addPartGauge(metrics, site.restingParts)
  const app = mount(api.app, site.app)
  const server = await listen({
    fetch: app.fetch,
    direct: api.answerDirectly,
    port: PORT,
    host: HOST,
    trustedProxies: TRUSTED_PROXIES,
    hosts: PUBLIC_URL === undefined ? undefined : [new URL(PUBLIC_URL).host],
  })

  sayWithoutProxy(environment, logger)
  logger.info({ host: HOST, port: server.port }, 'listening')
  endOnSignal(logger, async () => {
    api.drain()
    await server.stop(graceMs)
    await api.close()
    site.close()
    store.close()
    await identity.stop()
    await partner.stop()
    logger.info('stopped')
    log.close()
  })
  return {
    url: `http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${server.port}/`,
    others: [
      ...released,
      describeMail(mail),
      ...(partner.url === undefined ? [] : [`partner's page ${partner.url}`]),
      ...(identity.standIn === undefined ? [] : [`stand-in for Google ${identity.standIn}/`]),
    ],
  }
}

const mount = (
  api: Awaited<ReturnType<typeof createApi>>['app'],
  site: ReturnType<typeof createSite>['app'],
) =>
  new Hono()
    .all('/api/*', (c) => api.fetch(c.req.raw, c.env as never))
    .all('/media/*', (c) => api.fetch(c.req.raw, c.env as never))
    .route('/', site)
