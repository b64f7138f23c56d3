import type { Metrics } from '@calm-rest/api'
import type { OpenReleaseStoreOptions } from '@calm-rest/releases'
import type { RequestQueue } from '@calm-rest/server'
import type { SiteEvents } from '@calm-rest/shell/server'
import type { Logger } from 'pino'

/** A page waits a second at most. */
const renderSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2]

/** Logs and counts the events of the site's server, beside those of the API. */
export const watchSite = (
  logger: Logger,
  metrics: Pick<Metrics, 'request' | 'counter' | 'histogram'>,
  onWidgetVisited: SiteEvents['onWidgetVisited'],
  isLive: (remote: string, version: string) => boolean,
): SiteEvents => ({
  ...countRenders(metrics, logger, isLive),
  ...countBackendRequests(metrics),
  onAnswer: ({ cause, ...answered }) => {
    const { method, route, status, requestId, ms } = answered
    metrics.request({ server: 'site', method, route, status, seconds: ms / 1000 })
    if (cause) logger.error({ requestId, cause }, 'failed')
    if (status < 500) logger.info(answered, 'site request')
    else logger.warn(answered, 'site request')
  },
  onBackendFailure: (failure) => logger.warn(failure, 'backend failed'),
  onMissingWall: (reason) => logger.warn({ reason }, 'no wall between server bundles and the network'),
  onReleaseAct: (act) => logger[act.status < 400 ? 'info' : 'warn'](act, 'release act'),
  onWidgetVisited,
  onRolledBack: (rolledBack) => logger.warn(rolledBack, 'release rolled back'),
  onSuspected: (suspected) => logger.warn(suspected, 'release suspected'),
  onHookPaused: (paused) => logger.warn(paused, 'release hook paused'),
  onHooksFailed: (why) => logger.error(why, 'release hooks failed'),
  onRollbackFailed: ({ cause, ...failed }) =>
    logger.warn({ ...failed, cause: String(cause) }, 'release not rolled back'),
})

const ofWidget = ['remote', 'version', 'widget'] as const

/** Renders of widgets on the server, for each team's dashboard. */
const countRenders = (
  { counter, histogram }: Pick<Metrics, 'counter' | 'histogram'>,
  logger: Logger,
  isLive: (remote: string, version: string) => boolean,
): Pick<SiteEvents, 'onRendered' | 'onRenderFailure'> => {
  const isCurrent = ({ remote, version }: { remote: string; version: string }) => isLive(remote, version)
  const failures = counter({
    labels: [...ofWidget, 'kind'] as const,
    isCurrent,
    name: 'calm_rest_ssr_failures_total',
    help: 'Widgets that could not be rendered on the server, by kind: threw, late, ended, refused, busy',
  })
  const seconds = histogram({
    labels: ofWidget,
    isCurrent,
    buckets: renderSeconds,
    name: 'calm_rest_ssr_render_seconds',
    help: 'From when a page asks for the HTML of a widget until its server bundle has rendered it',
  })
  return {
    onRendered: (rendered, ms) => seconds({ ...rendered }, ms / 1000),
    onRenderFailure: (failure) => {
      const { remote, version, widget, kind } = failure
      failures({ remote, version, widget, kind }, 1)
      logger.warn(failure, 'server bundle failed')
    },
  }
}

/** Requests to the servers of teams, for each team's dashboard. */
const countBackendRequests = ({
  counter,
}: Pick<Metrics, 'counter'>): Pick<SiteEvents, 'onBackendRequest'> => {
  const requests = counter({
    labels: ['remote', 'backend', 'outcome'] as const,
    // the platform maps few, each by hand
    isCurrent: () => true,
    name: 'calm_rest_backend_requests_total',
    help: 'Requests to backends of teams, by outcome: answered, failed, refused',
  })
  return { onBackendRequest: (request) => requests({ ...request }, 1) }
}

/** Writes log lines for the events of a release store. */
export const watchStore = (
  logger: Logger,
): Required<
  Pick<
    OpenReleaseStoreOptions,
    'onUnreachable' | 'onReachable' | 'onNotWhole' | 'onDamaged' | 'onUnproven' | 'onAdopted'
  >
> => ({
  onUnreachable: (cause) => logger.warn({ cause: String(cause) }, 'release store away'),
  onReachable: () => logger.info('release store answers again'),
  onNotWhole: (why) => logger.error({ cause: why.message }, 'release not whole'),
  onDamaged: (why) => logger.error({ cause: why.message }, 'channels damaged'),
  onUnproven: (why) => logger.error({ cause: why.message }, 'release unproven'),
  onAdopted: (versions) => logger.info({ versions }, 'releases signed'),
})

export const addPausedBundlesGauge = ({ gauge }: Pick<Metrics, 'gauge'>, paused: () => number) =>
  gauge({
    name: 'calm_rest_ssr_bundles_paused',
    help: 'Server bundles that pages leave out for half a minute: of the inputs tried most failed, and at least three',
    read: () => [{ value: paused() }],
  })

export const addQueueGauges = ({ gauge }: Pick<Metrics, 'gauge'>, { size }: Pick<RequestQueue, 'size'>) => {
  gauge({
    name: 'calm_rest_requests_waiting',
    help: 'Requests for expensive work that wait for their turn, of all networks',
    read: () => [{ value: size().waiting }],
  })
  gauge({
    name: 'calm_rest_requests_refused',
    help: 'Requests for expensive work that were refused since the start, since too many of their network waited',
    read: () => [{ value: size().refused }],
  })
}
