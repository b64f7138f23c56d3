import { createMetrics } from '@calm-rest/api'
import { createReleaseStore } from '@calm-rest/releases'
import { publishSmall } from '@calm-rest/releases/testing'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { addWidgetFigures } from './widget-figures.ts'

const visit = {
  remote: 'mf-rooms',
  version: '1.0.0',
  channel: 'stable' as const,
  widget: 'room-list',
  loadMs: 300,
  lcpMs: 1700,
  inpMs: 90,
  cls: 0.02,
  handlerErrors: 2,
  rejections: 0,
}

it('R-mf-vitals: has figures of the live versions, until they are not live', async () => {
  const folder = temporaryFolder('figures')
  const store = createReleaseStore(folder)
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publishSmall(store, temporaryFolder('builds'), version)
  store.promote('mf-rooms', '1.0.0', 'ann')
  const metrics = createMetrics()
  whenDone(metrics.close)
  const visited = addWidgetFigures(metrics, store)
  const of = (version: string) => `remote="mf-rooms",version="${version}",channel="stable",widget="room-list"`
  visited(visit)
  visited({ ...visit, version: '1.2.0', channel: 'preview' })
  const text = await metrics.text()
  expect(text).toContain(`calm_rest_widget_views_total{${of('1.0.0')}} 1`)
  expect(text).toContain(`calm_rest_widget_errors_total{${of('1.0.0')},kind="handler"} 2`)
  expect(text).toContain(`calm_rest_widget_inp_seconds_bucket{le="0.1",${of('1.0.0')}} 1`)
  expect(text).toContain(`calm_rest_widget_lcp_seconds_sum{${of('1.0.0')}} 1.7`)
  expect(text).toContain(`calm_rest_widget_cls_bucket{le="0.01",${of('1.0.0')}} 0`)
  expect(text).toContain(`calm_rest_widget_load_seconds_count{${of('1.0.0')}} 1`)
  const limitsOf = (figure: string) =>
    [...text.matchAll(new RegExp(`${figure}_bucket{le="([^"]+)"`, 'g'))].map(([, limit]) => Number(limit))
  const seconds = [0.2, 0.5, 1, 1.8, 2.5, 4, 10, Number.NaN]
  expect(limitsOf('widget_lcp_seconds')).toEqual(seconds)
  expect(limitsOf('widget_load_seconds')).toEqual(seconds)
  expect(limitsOf('widget_inp_seconds')).toEqual([0.05, 0.1, 0.2, 0.3, 0.5, 1, Number.NaN])
  expect(limitsOf('widget_cls')).toEqual([0.01, 0.05, 0.1, 0.25, 0.5, Number.NaN])
  expect(text).not.toContain('1.2.0')
  // a page still shows its fallback; two promotions later it does not
  store.promote('mf-rooms', '1.1.0', 'ann')
  expect(await metrics.text()).toContain(of('1.0.0'))
  store.promote('mf-rooms', '1.2.0', 'ann')
  expect(await metrics.text()).not.toContain('1.0.0')
})
