import type { BrowserContext, Frame, Page, Request } from 'playwright-core'
import { stepTimeoutMs } from '../limits.ts'

const quietMs = 500

/** What a page sends as it goes, whose arrival the browser does not tell of, and streams, which stay open. */
const endless = ['ping', 'eventsource']

const onTheWay = new WeakMap<BrowserContext, Set<Request>>()

/** Follows what its pages ask for, from their first request on. */
export const watchRequests = (context: BrowserContext) => {
  const open = new Set<Request>()
  onTheWay.set(context, open)
  context.on('request', (request) => {
    if (!endless.includes(request.resourceType())) open.add(request)
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  // nor does it always tell how the requests of a document ended that another one takes the place of
  context.on('response', (response) => {
    const coming = response.request()
    if (!coming.isNavigationRequest()) return
    const frame = frameOf(coming)
    for (const one of open) {
      if (frame && !one.isNavigationRequest() && frameOf(one) === frame) open.delete(one)
    }
  })
}

/** Forgets the requests of a context that are still open: nothing waits for them. */
export const forgetRequests = (context: BrowserContext) => onTheWay.get(context)?.clear()

/** A service worker's request has none, and that for the first document of a window has none yet: both throw. */
const frameOf = (request: Request): Frame | undefined => {
  try {
    return request.frame()
  } catch {
    return undefined
  }
}

/**
 * Until nothing was on its way for half a second. Playwright's own 'networkidle' answers at once where the page was idle
 * before, and never where one frame of a page asks for something while another one loads.
 */
export const waitForNetworkIdle = async (page: Page) => {
  const open = onTheWay.get(page.context())
  if (!open) throw new Error('Nobody watched what this page asks for.')
  const end = Date.now() + stepTimeoutMs
  for (let quietSince = Date.now(); Date.now() - quietSince < quietMs; ) {
    if (open.size > 0) quietSince = Date.now()
    if (Date.now() > end) {
      throw new Error(`Still on their way: ${[...open].map((request) => request.url()).join(', ')}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
