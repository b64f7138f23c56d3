import type { BrowserContext, Page, Request } from 'playwright-core'

const quietMs = 500

const onTheWay = new WeakMap<BrowserContext, Set<Request>>()

/** Follows what its pages ask for, from their first request on. */
export const watchRequests = (context: BrowserContext) => {
  const open = new Set<Request>()
  onTheWay.set(context, open)
  context.on('request', (request) => open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
}

/**
 * Until nothing was on its way for half a second. Playwright's own 'networkidle' answers at once where the page was idle
 * before, and never where one frame of a page asks for something while another one loads.
 */
export const atRest = async (page: Page) => {
  const open = onTheWay.get(page.context())
  if (!open) throw new Error('Nobody watched what this page asks for.')
  for (let quietSince = Date.now(); Date.now() - quietSince < quietMs; ) {
    if (open.size > 0) quietSince = Date.now()
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
