import type { Page } from 'playwright-core'

/**
 * Navigates from a page of the site to another without loading a document, as Back does: the widget's data
 * then comes from the browser's own requests, and not with the HTML.
 */
export const navigateClientSide = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState({ idx: 1 }, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)
