import type { BrowserContext, Frame, Page, Request } from 'playwright-core'
import { stepTimeoutMs } from '../limits.ts'

const quietMs = 500

/**
 * Requests whose end the browser does not report: those sent as the page unloads, and streams, which stay
 * open.
 */
const endless = ['ping', 'eventsource']

const onTheWay = new WeakMap<BrowserContext, Set<Request>>()

/** Tracks the requests of its pages, from the first one on. */
export const watchRequests = (context: BrowserContext) => {
  const open = new Set<Request>()
  onTheWay.set(context, open)
  context.on('request', (request) => {
    if (!endless.includes(request.resourceType())) open.add(request)
  })
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  // nor does it always report how requests of a replaced document ended
  context.on('response', (response) => {
    const coming = response.request()
    if (!coming.isNavigationRequest()) return
    const frame = frameOf(coming)
    for (const one of open) {
      if (frame && !one.isNavigationRequest() && frameOf(one) === frame) open.delete(one)
    }
  })
}

/** Forgets the open requests of a context: nothing waits for them. */
export const forgetRequests = (context: BrowserContext) => onTheWay.get(context)?.clear()

/**
 * A service worker's request has no frame, and that of a window's first document has none yet: both throw.
 */
const frameOf = (request: Request): Frame | undefined => {
  try {
    return request.frame()
  } catch {
    return undefined
  }
}

/**
 * Waits for half a second without requests. Playwright's own 'networkidle' resolves at once if the page was
 * idle before, and never if one frame makes requests while another one loads.
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
