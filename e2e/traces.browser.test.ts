import { openCollector } from '@calm-rest/telemetry/testing'
import { hydrated, openPage, sharedBrowser, startSite, whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'

it('joins what a browser does to the trace of the page, down to the statements of the API', async () => {
  const collector = await openCollector()
  whenDone(collector.close)
  const site = await startSite({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint } })
  const { page, problems } = await openPage(await sharedBrowser(), { isNew: true })
  const reporter = page.waitForResponse((response) => response.url().includes('/assets/trace.'))
  await page.goto(`${site.url}rooms/horizon-room`)
  await hydrated(page)
  await (await reporter).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))))
  await page.getByRole('heading', { level: 1 }).click()
  await page.evaluate(() => fetch('/api/rooms?lang=de').then((answer) => answer.text()))
  const reported = page.waitForResponse((response) => response.url().endsWith('/api/telemetry'))
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect((await reported).status()).toBe(204)
  await expect.poll(() => collector.spans().map(({ service }) => service)).toContain('calm-rest-browser')
  const spans = collector.spans()
  const document = spans.find(({ name }) => name === 'GET /rooms/:id')
  const ofPage = spans.filter(({ traceId }) => traceId === document?.traceId)
  const ofBrowser = ofPage.filter(({ service }) => service === 'calm-rest-browser')
  expect(new Set(ofBrowser.map(({ parent }) => parent))).toEqual(new Set([document?.id]))
  const names = ofBrowser.map(({ name }) => name)
  expect(names).toContain('load mf-rooms room-detail')
  const call = ofBrowser.find(({ name }) => name === 'GET /api/rooms')
  const served = ofPage.find(({ parent }) => parent === call?.id)
  expect(served).toMatchObject({ name: 'GET /api/rooms', service: 'calm-rest' })
  // the policy permits both scripts
  expect(problems.errors).toEqual([])
})
