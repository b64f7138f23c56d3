import type { BrowserContext, Page } from 'playwright-core'
import type { Problems } from './problems.ts'

export interface Opened {
  page: Page
  context: BrowserContext
  /** Problems so far in this page and the pages that it opened; grows as they happen. */
  problems: Problems
  /**
   * For pages that outlive a test: closes the page, or leaves it to the next test if nothing of this one
   * remains in it.
   */
  leave: () => Promise<void>
}
