import { navigateClientSide, openPage, sharedBrowser, sharedSite } from '@calm-rest/testing'
import type { CDPSession, Page } from 'playwright-core'

/** Steps of a round, in one document; it ends where it began. */
type Round = (page: Page) => Promise<void>

const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
const roomsShown = (page: Page) =>
  page
    .getByRole('link', { name: /Details/ })
    .first()
    .waitFor()
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

export const homeAndRooms: Round = async (page) => {
  await follow(page, 'Rooms')
  await heading(page, /Our Rooms/)
  await roomsShown(page)
  await follow(page, 'Home')
  await heading(page, /The sea is/)
  await roomsShown(page)
}

const screens = {
  '/rooms/horizon-room': /Horizon/,
  '/testimonials': /Guest/,
  '/book?room=horizon-room': /Book Your Stay/,
  '/contact': /Contact/,
  '/login': /Welcome|Login/,
  '/register': /Register|account/i,
  '/location': /Location/,
}

export const everyScreen: Round = async (page) => {
  for (const [path, title] of Object.entries(screens)) {
    await navigateClientSide(page, path)
    await heading(page, title)
  }
  await navigateClientSide(page, '/')
  await heading(page, /The sea is/)
  await roomsShown(page)
}

/** Memory that a page keeps after a garbage collection. */
const kept = async (line: CDPSession) => {
  await line.send('HeapProfiler.collectGarbage')
  const { metrics } = await line.send('Performance.getMetrics')
  const sizeOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return { listeners: sizeOf('JSEventListeners'), nodes: sizeOf('Nodes') }
}

/**
 * Ratio of listeners and nodes that a page keeps after this many rounds to those after two; 1 means no
 * growth.
 */
export const growthOver = async (rounds: number, round: Round) => {
  const { page, context } = await openPage(await sharedBrowser(), { isNew: true })
  await page.goto(sharedSite().url)
  const line = await context.newCDPSession(page)
  await line.send('Performance.enable')
  for (let i = 0; i < 2; i++) await round(page)
  const before = await kept(line)
  for (let i = 0; i < rounds; i++) await round(page)
  const after = await kept(line)
  return { listeners: after.listeners / before.listeners, nodes: after.nodes / before.nodes }
}
