import type { Browser, BrowserContext, Page } from 'playwright-core'
import { whenDone } from '../cleanup.ts'
import { type Problems, watchProblems } from './problems.ts'

export interface OpenOptions {
  width?: number
  height?: number
  /** Language the browser asks for. */
  lang?: string
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  timezoneId?: string
}

export interface Opened {
  page: Page
  context: BrowserContext
  /** What went wrong so far in this page and those that it opened; grows as it happens. */
  problems: Problems
}

/**
 * A page in a fresh profile (no cookies, no storage) that watches itself. A request to a third party is refused by
 * the browser (see `launchChromium`) and listed here. Closes with the test.
 */
export const openPage = async (browser: Browser, options: OpenOptions = {}): Promise<Opened> => {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: options.height ?? 800 },
    locale: options.lang ?? 'en-GB',
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion ?? 'no-preference',
    ...(options.timezoneId && { timezoneId: options.timezoneId }),
  })
  whenDone(() => context.close())
  const problems = watchProblems(context)
  return { page: await context.newPage(), context, problems }
}
