import type { Page } from 'playwright-core'

/**
 * Goes from a page of the site to another without loading a document, as Back does: what the widget shows then comes
 * from the browser's own calls, and not with the HTML.
 */
export const navigateClientSide = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState({ idx: 1 }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
