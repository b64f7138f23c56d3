import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { openReleaseStore, trustFolder } from '@calm-rest/releases'
import {
  createClientKey,
  createClientNetwork,
  createRequestOrigin,
  createRequestQueue,
  listen,
  withSecretFiles,
} from '@calm-rest/server'
import { openTracing, readTelemetry } from '@calm-rest/telemetry'
import { pino } from 'pino'
import { createContentApi } from './content-api/create-content-api.ts'
import { createSite } from './create-site.ts'
import { hostsOf, parseServerEnvironment, releaseQuotas } from './environment.ts'
import type { RequestSender } from './rendering/call-api.ts'

/** Below the 10 s after which a process manager kills. */
const graceMs = 8_000

/**
 * The site's web server in a process of its own, beside an API that is deployed elsewhere. Before both stands a proxy
 * that gives /api/releases and /api/telemetry to this, /api and /media to the API, and everything else to this. Serves shell/dist and the releases of DATA_DIR or of RELEASES_URL.
 */
const start = async () => {
  const variables = withSecretFiles(process.env)
  const environment = parseServerEnvironment(variables)
  const { PORT, HOST, DATA_DIR, API_URL, PUBLIC_URL, LOG_LEVEL, TRUSTED_PROXIES } = environment
  const logger = pino({ level: LOG_LEVEL })
  const releases = join(DATA_DIR, 'releases')
  mkdirSync(releases, { recursive: true })
  const store = await openReleaseStore(variables, {
    dataDir: DATA_DIR,
    follows: true,
    onUnreachable: (cause) => logger.warn({ cause: String(cause) }, 'release store away'),
    onReachable: () => logger.info('release store answers again'),
    onNotWhole: (why) => logger.error({ cause: why.message }, 'release not whole'),
    onDamaged: (why) => logger.error({ cause: why.message }, 'channels damaged'),
    onUnproven: (why) => logger.error({ cause: why.message }, 'release unproven'),
    onAdopted: (versions) => logger.info({ versions }, 'releases signed'),
  })
  const tracing = await openTracing(readTelemetry(variables), {
    onSpans: () => {},
    onRefused: (code) => logger.warn({ code }, 'traces are not accepted'),
    onAccepted: () => logger.info('traces are accepted again'),
  })
  const site = createSite({
    dist: join(import.meta.dirname, '../dist'),
    releases: {
      folder: releases,
      trust: trustFolder(variables, DATA_DIR),
      store,
      viewsKey: environment.VIEWS_KEY,
      previewKey: environment.PREVIEW_KEY,
      origin: environment.RELEASES_ORIGIN,
      quotas: releaseQuotas(environment),
      deadlineMs: environment.RELEASE_DEADLINE_MS,
      vitalsSample: environment.VITALS_SAMPLE,
    },
    contentApi: createContentApi({ origin: API_URL, tracing }),
    tracing,
    api: ({ path, ...call }, sender) =>
      fetch(new URL(path, API_URL), { ...call, headers: withHop(call.headers, sender) }),
    widgetTimeoutMs: environment.WIDGET_PATIENCE_MS,
    bundlePoolBytes: environment.SERVER_BUNDLES_MB,
    requests: {
      publicUrl: PUBLIC_URL,
      clientKey: createClientKey(TRUSTED_PROXIES),
      requestOrigin: createRequestOrigin(TRUSTED_PROXIES),
      queue: createRequestQueue(createClientNetwork(TRUSTED_PROXIES)),
    },
    events: {
      onAnswer: (answered) => logger[answered.status < 500 ? 'info' : 'warn'](answered, 'site request'),
      onRenderFailure: (failure) => logger.warn(failure, 'server bundle failed'),
      onBackendFailure: (failure) => logger.warn(failure, 'backend failed'),
      onMissingWall: (reason) => logger.warn({ reason }, 'no wall between server bundles and the network'),
      onReleaseAct: (act) => logger.info(act, 'release act'),
      onRolledBack: (rolledBack) => logger.warn(rolledBack, 'release rolled back'),
      onSuspected: (suspected) => logger.warn(suspected, 'release suspected'),
      onHookPaused: (paused) => logger.warn(paused, 'release hook paused'),
      onHooksFailed: (why) => logger.error(why, 'release hooks failed'),
      onRollbackFailed: (failed) => logger.warn(failed, 'release not rolled back'),
    },
  })
  const server = await listen({
    fetch: site.app.fetch,
    port: PORT,
    host: HOST,
    trustedProxies: TRUSTED_PROXIES,
    hosts: hostsOf(PUBLIC_URL, environment.RELEASES_ORIGIN),
    onOtherHost: (other) => logger.warn(other, 'another host: does the proxy pass $http_host?'),
  })
  const end = async () => {
    site.endStreams()
    await server.stop(graceMs)
    site.close()
    store.close()
    await tracing?.close()
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void end())
  console.log(`ready http://${HOST}:${server.port}/`)
}

/** The line that this server sees goes on with the call: the API trusts it where this server is one of its proxies. */
const withHop = (headers: Record<string, string>, sender: RequestSender | undefined) => {
  const address = sender?.env.incoming?.socket.remoteAddress
  const hops = [headers['x-forwarded-for'], address].filter(Boolean).join(', ')
  return hops ? { ...headers, 'x-forwarded-for': hops } : headers
}

try {
  await start()
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
}
