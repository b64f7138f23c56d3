import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  createApi,
  createClientKey,
  describeMail,
  listen,
  mailOptions,
  parseEnvironment,
} from '@calm-rest/api'
import {
  createApiHouse,
  createReleaseStore,
  createSite,
  parseSiteEnvironment,
  type SiteOptions,
} from '@calm-rest/shell/server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { publishMissing } from '../builds/publish-tree.ts'
import { root } from '../root.ts'
import { identityFor } from './identity-provider.ts'
import { openLines } from './lines.ts'

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

/** The one place that mounts the site and the API in one process. Ends on SIGTERM and SIGINT without losing a request. */
export const serveSite = async (local?: SiteOptions['local']): Promise<ServedSite> => {
  const environment = readEnvironment()
  const { PORT, HOST, TRUSTED_PROXIES, dataDir, releases } = environment
  const { PUBLIC_URL } = parseSiteEnvironment(process.env)
  mkdirSync(dataDir, { recursive: true })
  const lines = openLines(process.env.LOG_FILE ?? join(dataDir, 'server.log'))
  const logger = pino({}, lines)
  publishMissing(createReleaseStore(releases))
  const identity = await identityFor(environment, PUBLIC_URL ?? `http://localhost:${PORT}`)
  const mail = mailOptions(environment, PUBLIC_URL ?? `http://localhost:${PORT}`)
  const api = createApi({
    dataDir,
    logger,
    trustedProxies: TRUSTED_PROXIES,
    publicUrl: PUBLIC_URL,
    mail,
    oidc: identity.oidc,
  })
  const site = createSite({
    dist: join(root, 'shell/dist'),
    releases,
    // the same calls that a visitor makes, without the way through the network
    house: createApiHouse({
      origin: 'http://localhost',
      fetch: (address, init) => api.app.request(address, init),
    }),
    api: async ({ path, ...init }, visitor) => api.app.request(path, init, visitor?.env),
    onPartFailure: (failure) => logger.warn(failure, 'server part failed'),
    publicUrl: PUBLIC_URL,
    clientKey: createClientKey(TRUSTED_PROXIES),
    local,
  })
  const app = new Hono()
    .all('/api/*', (c) => api.app.fetch(c.req.raw, c.env as never))
    .all('/media/*', (c) => api.app.fetch(c.req.raw, c.env as never))
    .route('/', site.app)
  const server = await listen({ fetch: app.fetch, direct: api.answerDirectly, port: PORT, host: HOST })

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await server.stop(graceMs)
    await api.close()
    site.close()
    await identity.stop()
    lines.end()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  return {
    url: `http://${HOST === '127.0.0.1' ? 'localhost' : HOST}:${server.port}/`,
    others: [
      describeMail(mail),
      ...(identity.standIn === undefined ? [] : [`stand-in for Google ${identity.standIn}/`]),
    ],
  }
}
