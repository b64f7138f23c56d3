import type { Metrics } from '@calm-rest/api'
import type { OpenReleaseStoreOptions } from '@calm-rest/releases'
import type { SiteEvents } from '@calm-rest/shell/server'
import type { Logger } from 'pino'

/** What the site's server tells, as lines and figures beside those of the API. */
export const watchSite = (logger: Logger, metrics: Metrics): SiteEvents => ({
  onAnswer: ({ cause, ...answered }) => {
    const { method, route, status, requestId, ms } = answered
    metrics.request({ server: 'site', method, route, status, seconds: ms / 1000 })
    if (cause) logger.error({ requestId, cause }, 'failed')
    if (status < 500) logger.info(answered, 'site request')
    else logger.warn(answered, 'site request')
  },
  onRenderFailure: (failure) => {
    metrics.ssrFailed(failure.remote, failure.widget)
    logger.warn(failure, 'server bundle failed')
  },
  onRolledBack: (rolledBack) => logger.warn(rolledBack, 'release rolled back'),
  onSuspected: (suspected) => logger.warn(suspected, 'release suspected'),
  onRollbackFailed: ({ cause, ...failed }) =>
    logger.warn({ ...failed, cause: String(cause) }, 'release not rolled back'),
})

/** What a store of releases tells. */
export const watchStore = (
  logger: Logger,
): Required<Pick<OpenReleaseStoreOptions, 'onAway' | 'onBack' | 'onNotWhole' | 'onDamaged'>> => ({
  onAway: (cause) => logger.warn({ cause: String(cause) }, 'release store away'),
  onBack: () => logger.info('release store answers again'),
  onNotWhole: (why) => logger.error({ cause: why.message }, 'release not whole'),
  onDamaged: (why) => logger.error({ cause: why.message }, 'channels damaged'),
})

export const addPartGauge = ({ gauge }: Pick<Metrics, 'gauge'>, resting: () => number) =>
  gauge({
    name: 'calm_rest_parts_resting',
    help: 'Server parts that rest, since they failed too often in a row',
    read: () => [{ value: resting() }],
  })
