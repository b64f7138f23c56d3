import { layoutShift } from '@calm-rest/testing/layout-shift'
import type { BrowserContext, CDPSession } from 'playwright-core'
import { type Paints, untilClickWorks, watchBlocking, watchPaints } from './probes.ts'
import type { BenchRoute } from './routes.ts'
import { throttle } from './slow-phone.ts'
import { type Traffic, watchTraffic } from './traffic.ts'

export interface Visit extends Paints, Traffic {
  layoutShift: number
  /** Beyond 50 ms of each task after the first paint, until the page has come to rest. */
  blockingMs: number
}

/** Opens a page with a slow line and a slow processor. */
export const openThrottled = async (context: BrowserContext) => {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await throttle(session)
  return { page, session }
}

/** The browser fetches no script: scripts in the document itself still run. */
export const blockScripts = (session: CDPSession) =>
  session.send('Network.setBlockedURLs', { urls: ['*.js'] })

/** Visits a page until it has come to rest. */
export const visit = async (
  context: BrowserContext,
  address: string,
  prepare?: (session: CDPSession) => Promise<unknown>,
): Promise<Visit> => {
  const { page, session } = await openThrottled(context)
  await prepare?.(session)
  const { settled } = watchTraffic(page, session)
  const readPaints = await watchPaints(page)
  const readBlocking = await watchBlocking(page)
  await page.goto(address, { waitUntil: 'load' })
  const traffic = await settled()
  const result = {
    ...(await readPaints()),
    ...traffic,
    blockingMs: await readBlocking(),
    layoutShift: await layoutShift(page),
  }
  await page.close()
  return result
}

/** A separate visit: changes by the press would be painted, and counted, too. */
export const clickVisit = async (
  context: BrowserContext,
  address: string,
  { control }: Pick<BenchRoute, 'control'>,
) => {
  const { page, session } = await openThrottled(context)
  const { settled } = watchTraffic(page, session)
  const works = await untilClickWorks(page, control)
  await page.goto(address, { waitUntil: 'commit' })
  const clickWorksMs = await works()
  // so that the next visit finds the whole page in the cache
  await settled()
  await page.close()
  return clickWorksMs
}
