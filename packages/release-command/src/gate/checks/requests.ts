import { setTimeout as sleep } from 'node:timers/promises'
import type { Page, Request } from 'playwright-core'

/** Pause in milliseconds between two looks at what is under way. */
const lookMs = 20

/** Requests of a page that are under way. */
export type UnderWay = ReadonlySet<Request>

/**
 * Follows the requests of a page, from the next on. A refused one counts as ended once its status is there: a script that
 * reads no further never ends it.
 */
export const followRequests = (page: Page): UnderWay => {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  page.on('response', (response) => {
    if (!response.ok()) underWay.delete(response.request())
  })
  return underWay
}

interface Quiet {
  /** Milliseconds without a request. */
  forMs: number
  /** Milliseconds after which a page that never stops asking is taken as it is. */
  mostMs: number
}

/** Waits until no request has been under way for a while. */
export const untilQuiet = async (underWay: UnderWay, { forMs, mostMs }: Quiet): Promise<void> => {
  const from = performance.now()
  for (let quietFrom = from; performance.now() - quietFrom < forMs; ) {
    await sleep(lookMs)
    if (underWay.size > 0) quietFrom = performance.now()
    if (performance.now() - from > mostMs) return
  }
}
