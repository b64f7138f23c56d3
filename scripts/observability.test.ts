import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi, createMetrics } from '@calm-rest/api'
import { addOffsiteGauges } from '@calm-rest/api/backup'
import { createReleaseStore } from '@calm-rest/releases'
import {
  addPausedBundlesGauge,
  addQueueGauges,
  addReleaseGauges,
  addSpansGauge,
  addWidgetFigures,
  watchSite,
  watchTracing,
} from '@calm-rest/site'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { root } from './root.ts'

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found as string)

/** The table of docs/observability.md. */
const figures = readFileSync(join(root, 'docs/observability.md'), 'utf8').split('\n## Figures\n')[1] ?? ''

/** Names of all metrics that a site can have. */
const readMetricNames = async () => {
  const dataDir = temporaryFolder('observability')
  const metrics = createMetrics()
  const api = await createApi({ dataDir, metrics, logger: pino({ level: 'silent' }) })
  whenDone(api.close)
  addOffsiteGauges(
    (name, help) => metrics.gauge({ name, help, read: async () => [] }),
    dataDir,
    () => new Date(),
  )
  const store = createReleaseStore(dataDir)
  addReleaseGauges(metrics, store)
  addWidgetFigures(metrics, store)
  watchSite(
    pino({ level: 'silent' }),
    metrics,
    () => {},
    () => true,
  )
  addPausedBundlesGauge(metrics, () => 0)
  addQueueGauges(metrics, { size: () => ({ atWork: 0, waiting: 0, refused: 0 }) })
  const logger = pino({ level: 'silent' })
  watchTracing(logger, metrics)
  addSpansGauge(metrics, { waiting: () => 0 })
  return all(await metrics.text(), /^# HELP (\S+)/gm)
}

it('explains every figure of ours, and none that is not there', async () => {
  const given = await readMetricNames()
  const documented = all(figures, /^\| `([^`]+)`/gm)
  const own = given.filter((name) => name.startsWith('calm_rest_'))
  expect(documented.filter((name) => name.startsWith('calm_rest_')).toSorted()).toEqual(own.toSorted())
  expect(documented.filter((name) => !given.includes(name))).toEqual([])
})

const alerts = readFileSync(join(root, 'deploy/observability/rules/calm-rest.yml'), 'utf8')

it('has dashboards and alerts of metrics that exist, and an alert for each figure that asks to act', async () => {
  const given = await readMetricNames()
  const named = (text: string) =>
    all(text, /\b((?:calm_rest|nodejs|process)_\w+)/g).map((name) =>
      given.includes(name) ? name : name.replace(/_(bucket|sum|count)$/, ''),
    )
  const dashboards = globSync('deploy/observability/grafana/dashboards/*.json', { cwd: root })
  expect(dashboards.length).toBeGreaterThan(1)
  const exprs = dashboards.flatMap((path) =>
    all(readFileSync(join(root, path), 'utf8'), /"(?:expr|query)": "((?:[^"\\]|\\.)*)"/g),
  )
  const rules = alerts
    .split('- alert: ')
    .slice(1)
    .map((rule) => /expr: ([\s\S]*?)\n +(?:for|labels):/.exec(rule)?.[1] ?? '')
  expect(rules.length).toBe(all(alerts, /- (alert): /g).length)
  expect([...exprs, ...rules].flatMap(named).filter((name) => !given.includes(name))).toEqual([])
  const urgent = all(figures, /^\| `(\w+)` \| .*\b[Aa]ct (?:on|if|beyond|below)\b/gm)
  expect(urgent.length).toBeGreaterThan(8)
  expect(urgent.filter((name) => !rules.flatMap(named).includes(name))).toEqual([])
})

it('has alerts that lead to a heading of the docs', () => {
  const links = all(alerts, /^ +runbook: (\S+)$/gm)
  expect(links.length).toBe(all(alerts, /- (alert): /g).length)
  for (const link of links) {
    const [file = '', anchor] = link.split('#')
    const headings = all(readFileSync(join(root, file), 'utf8'), /^#+ (.+)$/gm)
    const anchors = headings.map((heading) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    )
    expect(anchors, link).toContain(anchor)
  }
})
