import { join } from 'node:path'
import { createMetrics } from '@calm-rest/api'
import { createReleaseStore, errorBudgetActor } from '@calm-rest/releases'
import { publishSmall } from '@calm-rest/releases/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { addReleaseGauges } from './release-gauges.ts'
import { addPausedBundlesGauge, addQueueGauges, watchSite, watchStore } from './watch-site.ts'

const openMetrics = () => {
  const metrics = createMetrics()
  whenDone(metrics.close)
  return metrics
}
const openLog = () => {
  const lines: unknown[] = []
  const logger = pino({ base: null, timestamp: false }, { write: (line) => lines.push(JSON.parse(line)) })
  return { lines, logger }
}
const { info = 0, warn = 0, error = 0 } = pino.levels.values
const widget = { remote: 'mf-rooms', version: '1.0.0', widget: 'room-list' }
const answered = { method: 'GET', route: '/rooms', status: 200, requestId: 'a', ms: 30 }

it('counts and logs each answer of the site, a failure with its cause', async () => {
  const { lines, logger } = openLog()
  const metrics = openMetrics()
  const { onAnswer } = watchSite(
    logger,
    metrics,
    () => {},
    () => true,
  )
  const answer = (more: object) =>
    onAnswer?.(Object.assign({}, answered, more) as Parameters<typeof onAnswer>[0])
  answer({})
  answer({ status: 500, cause: { name: 'Error' } })
  expect(lines).toEqual([
    { level: info, ...answered, msg: 'site request' },
    { level: error, requestId: 'a', cause: { name: 'Error' }, msg: 'failed' },
    { level: warn, ...answered, status: 500, msg: 'site request' },
  ])
  const text = await metrics.text()
  const of = 'server="site",method="GET",route="/rooms"'
  expect(text).toContain(`calm_rest_http_requests_total{${of},status="200"} 1`)
  expect(text).toContain('calm_rest_http_request_seconds_sum{server="site",route="/rooms"} 0.06')
})

it('counts renders of live versions alone, by widget', async () => {
  const { lines, logger } = openLog()
  const metrics = openMetrics()
  let isLive = true
  const { onRendered, onRenderFailure } = watchSite(
    logger,
    metrics,
    () => {},
    () => isLive,
  )
  onRendered(widget, 30)
  const failure = Object.assign({ kind: 'late' as const, message: 'no answer' }, widget)
  onRenderFailure(failure)
  const of = 'remote="mf-rooms",version="1.0.0",widget="room-list"'
  const text = await metrics.text()
  expect(text).toContain(`calm_rest_ssr_render_seconds_bucket{le="0.025",${of}} 0`)
  expect(text).toContain(`calm_rest_ssr_render_seconds_bucket{le="0.05",${of}} 1`)
  expect(text).toContain(`calm_rest_ssr_failures_total{${of},kind="late"} 1`)
  expect(lines).toEqual([{ level: warn, ...failure, msg: 'server bundle failed' }])
  isLive = false
  expect(await metrics.text()).not.toContain('version="1.0.0"')
})

it('counts requests to backends of teams by how they ended', async () => {
  const metrics = openMetrics()
  const { onBackendRequest } = watchSite(
    openLog().logger,
    metrics,
    () => {},
    () => true,
  )
  const orders = { remote: 'mf-spa', backend: 'orders' }
  for (const outcome of ['answered', 'failed'] as const)
    onBackendRequest(Object.assign({}, orders, { outcome }))
  const text = await metrics.text()
  for (const outcome of ['answered', 'failed'])
    expect(text).toContain(
      `calm_rest_backend_requests_total{remote="mf-spa",backend="orders",outcome="${outcome}"} 1`,
    )
})

it('logs what happens to releases, as a warning where somebody has to look', () => {
  const { lines, logger } = openLog()
  const events = watchSite(
    logger,
    openMetrics(),
    () => {},
    () => true,
  )
  const act = { remote: 'mf-rooms', act: 'promote', status: 399 } as never
  events.onReleaseAct?.(act)
  events.onReleaseAct?.(Object.assign({}, act as object, { status: 400 }) as never)
  const failed = { remote: 'mf-rooms', version: '1.0.0', act: 'rollback' as const, reason: 'failures' }
  events.onRolledBack?.(failed)
  events.onRollbackFailed?.(Object.assign({ cause: new Error('away') }, failed))
  expect(lines).toMatchObject([
    { level: info, msg: 'release act' },
    { level: warn, status: 400, msg: 'release act' },
    { level: warn, ...failed, msg: 'release rolled back' },
    { level: warn, ...failed, cause: 'Error: away', msg: 'release not rolled back' },
  ])
})

it('logs what a store of releases says', () => {
  const { lines, logger } = openLog()
  const watch = watchStore(logger)
  const cause = new Error('x')
  watch.onUnreachable(cause)
  watch.onReachable()
  watch.onNotWhole(cause)
  watch.onDamaged(cause)
  watch.onUnproven(cause)
  watch.onAdopted(3)
  expect(lines).toEqual([
    { level: warn, cause: 'Error: x', msg: 'release store away' },
    { level: info, msg: 'release store answers again' },
    { level: error, cause: 'x', msg: 'release not whole' },
    { level: error, cause: 'x', msg: 'channels damaged' },
    { level: error, cause: 'x', msg: 'release unproven' },
    { level: info, versions: 3, msg: 'releases signed' },
  ])
})

it('has gauges of live releases, of those the error budget ended, and of what waits', async () => {
  const folder = temporaryFolder('gauges')
  const own = createReleaseStore(join(folder, 'releases'))
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publishSmall(own, folder, version)
  publishSmall(own, folder, '1.0.0', 'mf-spa')
  own.promote('mf-rooms', '1.0.0', 'ann')
  own.canary('mf-rooms', '1.1.0', 20, 'ann')
  own.demote('mf-rooms', errorBudgetActor, 'failures')
  own.canary('mf-rooms', '1.2.0', 30, 'ann')
  let isAway = false
  const metrics = openMetrics()
  addReleaseGauges(metrics, Object.assign({}, own, { isUnreachable: () => isAway }))
  addPausedBundlesGauge(metrics, () => 2)
  addQueueGauges(metrics, { size: () => ({ waiting: 3, refused: 4 }) as never })
  const values = async () =>
    (await metrics.text())
      .split('\n')
      .filter((line) => /^calm_rest_(release|ssr_bundles|requests_)/.test(line))
      .sort()
  expect(await values()).toEqual([
    'calm_rest_release_canary_percent{remote="mf-rooms",version="1.2.0"} 30',
    'calm_rest_release_live{remote="mf-rooms",version="1.0.0"} 1',
    'calm_rest_release_store_away 0',
    'calm_rest_releases_rolled_back{remote="mf-rooms"} 1',
    'calm_rest_requests_refused 4',
    'calm_rest_requests_waiting 3',
    'calm_rest_ssr_bundles_paused 2',
  ])
  isAway = true
  expect(await values()).toContain('calm_rest_release_store_away 1')
})
