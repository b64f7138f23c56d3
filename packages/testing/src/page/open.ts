import type { Browser, BrowserContext, Page } from 'playwright-core'
import { whenDone } from '../cleanup.ts'
import { stepTimeoutMs } from '../limits.ts'
import { watchRequests } from './at-rest.ts'
import { ownAddress } from './client-address.ts'
import { hydrated } from './hydrated.ts'
import { type Problems, watchProblems } from './problems.ts'

export interface OpenOptions {
  width?: number
  height?: number
  /** Language the browser asks for. */
  lang?: string
  colorScheme?: 'light' | 'dark'
  reducedMotion?: 'reduce' | 'no-preference'
  timezoneId?: string
  /** As somebody sees it whose browser runs no scripts. */
  withoutScripts?: boolean
  /** Its scripts may not come, or not take over: nothing waits until the page is hydrated. */
  staysStill?: boolean
  /** It asks another origin than its own, which would have to allow our header of the client's address: none is sent. */
  crossesOrigins?: boolean
  /** Outlives the test that opens it: its file closes it. */
  staysOpen?: boolean
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
    ...(!options.crossesOrigins && { extraHTTPHeaders: ownAddress() }),
    ...(options.timezoneId && { timezoneId: options.timezoneId }),
    ...(options.withoutScripts && { javaScriptEnabled: false }),
  })
  if (!options.staysOpen) whenDone(() => context.close())
  context.setDefaultTimeout(stepTimeoutMs)
  const problems = watchProblems(context)
  watchRequests(context)
  const page = await context.newPage()
  if (!options.withoutScripts && !options.staysStill) waitUntilHydrated(page)
  return { page, context, problems }
}

/** A journey that is about clicks begins when the page is hydrated. */
const waitUntilHydrated = (page: Page) => {
  for (const name of ['goto', 'reload'] as const) {
    const move = page[name].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>
    page[name] = async (...given: unknown[]) => {
      const response = await move(...given)
      await hydrated(page)
      return response
    }
  }
}
