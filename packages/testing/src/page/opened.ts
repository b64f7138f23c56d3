import type { BrowserContext, Page } from 'playwright-core'
import type { Problems } from './problems.ts'

export interface Opened {
  page: Page
  context: BrowserContext
  /** Problems so far in this page and those that it opened; grows as they happen. */
  problems: Problems
  /** For who has it stay open: closes it, or leaves it to the next test where nothing of this one would stay in it. */
  leave: () => Promise<void>
}
