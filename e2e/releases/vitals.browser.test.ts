import { join } from 'node:path'
import type { SentReport } from '@calm-rest/contract/releases'
import { hydrated, type Opened, openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import Sqlite from 'better-sqlite3'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { isCollector } from '../budgets.fixture.ts'
import { releaseVariant } from './variant.fixture.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
  // a slow handler, one that throws, and one that rejects, each on the heading of a room
  releaseVariant(site, {
    remote: 'mf-rooms',
    version: '1.1.0',
    rewrite: (file, text) => (file === 'room-detail.js' ? text + faulty : text),
  })
})

const faulty = `;addEventListener('click', ({ target }) => {
  const { fault } = target.dataset
  const until = performance.now() + 150
  if (fault === 'slow') while (performance.now() < until);
  if (fault === 'throws') throw new RangeError('typed by a guest')
  if (fault === 'rejects') Promise.reject(new TypeError('typed by a guest'))
}, true);`

const collected = (page: Page) =>
  page.waitForResponse((response) => isCollector(new URL(response.url()).pathname))

/** A visit to a room, whose collector has come. */
const visit = async (prepare?: (page: Page) => Promise<unknown>): Promise<Opened> => {
  const opened = await openPage(await sharedBrowser(), { isNew: true })
  await prepare?.(opened.page)
  const collector = collected(opened.page)
  await opened.page.goto(`${site.url}rooms/horizon-room`)
  await hydrated(opened.page)
  await (await collector).finished()
  // it has run once the browser is idle again
  await opened.page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(undefined))))
  return opened
}

/** Presses the heading, with this fault. */
const press = async (page: Page, fault: string) => {
  const heading = page.getByRole('heading', { level: 1 })
  await heading.evaluate((element, name) => {
    element.dataset.fault = name
  }, fault)
  await heading.click()
}

/** The report that a page sends as it is left. */
const leave = async (page: Page): Promise<SentReport> => {
  const sent = page.waitForRequest(
    (request) => request.url().endsWith('/release-reports') && /"widgets"/.test(request.postData() ?? ''),
  )
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  return JSON.parse((await sent).postData() ?? '')
}

const stored = () => {
  const state = new Sqlite(join(site.dataDir, 'releases/registry.db'), { readonly: true })
  try {
    return state.prepare("SELECT * FROM vitals WHERE widget = 'room-detail'").all()
  } finally {
    state.close()
  }
}

it('R-mf-vitals: tells how the widget of a release did, once, as its page is left, and nothing that a guest typed', async () => {
  const { page } = await visit()
  for (const fault of ['slow', 'throws', 'rejects']) await press(page, fault)
  // the browser tells of a press with the next frame
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  const report = await leave(page)
  expect(report.widgets?.find(({ widget }) => widget === 'room-detail')).toEqual({
    remote: 'mf-rooms',
    version: '1.1.0',
    widget: 'room-detail',
    loadMs: expect.any(Number),
    lcpMs: expect.any(Number),
    inpMs: expect.any(Number),
    cls: expect.any(Number),
  })
  const inpMs = report.widgets?.find(({ widget }) => widget === 'room-detail')?.inpMs
  expect(inpMs).toBeGreaterThanOrEqual(144)
  const place = { remote: 'mf-rooms', version: '1.1.0', file: 'room-detail.js' }
  expect(report.errors).toMatchObject([
    { ...place, kind: 'handler', name: 'RangeError' },
    { ...place, kind: 'rejection', name: 'TypeError' },
  ])
  expect(JSON.stringify(report)).not.toContain('typed')
  await expect
    .poll(stored)
    .toMatchObject([
      { version: '1.1.0', channel: 'stable', handlerErrors: 1, rejections: 1, error: /^RangeError/ },
    ])
  const again: string[] = []
  page.on('request', (request) => again.push(request.url()))
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  expect(again).toEqual([])

  const text = await (await fetch(`${site.url}releases/mf-rooms`)).text()
  expect(text).toContain('RangeError room-detail.js:')
  const figures = await (await fetch(`${site.url}api/metrics`)).text()
  expect(figures).toMatch(/calm_rest_widget_inp_seconds_count\{remote="mf-rooms",version="1\.1\.0".*\} 1/)
})

it('comes after a page is loaded and hydrated, and sets no cookie', async () => {
  // a browser that waits for a widget is idle, too
  const late = (page: Page) =>
    page.route('**/room-detail.js', (route) => setTimeout(() => void route.continue(), 700))
  const { page, context } = await visit(late)
  const [loadMs, collectorMs] = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const [hydratedMark] = performance.getEntriesByName('calm-rest-hydrated')
    const collector = performance.getEntriesByType('resource').find(({ name }) => /\/vitals\./.test(name))
    return [
      Math.max(document?.loadEventEnd ?? 0, hydratedMark?.startTime ?? 0),
      collector?.startTime ?? 0,
    ] as const
  })
  expect(collectorMs).toBeGreaterThanOrEqual(loadMs)
  await leave(page)
  expect(await context.cookies()).toEqual([])
})
