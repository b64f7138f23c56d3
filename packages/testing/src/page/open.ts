import type { Browser, BrowserContext, Page } from 'playwright-core'
import { whenDone } from '../cleanup.ts'
import { stepTimeoutMs } from '../limits.ts'
import { ownAddress } from './client-address.ts'
import { extendPages } from './extended.ts'
import { hydrated } from './hydrated.ts'
import { watchRequests } from './network-idle.ts'
import type { Opened } from './opened.ts'
import { watchProblems } from './problems.ts'
import { translatePages } from './translated.ts'
import { reusableTab, takeUsedTab } from './used-tabs.ts'

export interface OpenOptions {
  width?: number
  height?: number
  /** Language the browser asks for. */
  lang?: string
  colorScheme?: 'light' | 'dark'
  /**
   * By default the visitor prefers reduced motion: each frame of an animation is painted, and only its own
   * test needs it.
   */
  reducedMotion?: 'reduce' | 'no-preference'
  timezoneId?: string
  /** As in a browser that runs no scripts. */
  withoutScripts?: boolean
  /** Its scripts may not load or hydrate: nothing waits for hydration. */
  staysStill?: boolean
  /**
   * It makes requests to another origin, which would have to allow our header with the client's address: none
   * is sent.
   */
  crossesOrigins?: boolean
  /** Stays open after the test that opens it: its file closes it. */
  staysOpen?: boolean
  /** With a browser's translation: see `translatePages`. All pages have it with `TRANSLATED` set. */
  translated?: boolean
  /** With a browser's extensions: see `extendPages`. All pages have it with `EXTENDED` set. */
  extended?: boolean
  /** A new tab without history: for tests of fetching once, storage, or Back. */
  isNew?: boolean
}

/**
 * A page in a profile without cookies and storage that records its problems. The browser refuses requests to
 * third parties (see `launchChromium`), and they are listed here. Closes with the test, or is reused by the
 * next one.
 */
export const openPage = async (browser: Browser, options: OpenOptions = {}): Promise<Opened> => {
  const { lang, timezoneId, withoutScripts, staysStill, translated, extended } = options
  const kind = JSON.stringify({ lang, timezoneId, withoutScripts, staysStill, translated, extended })
  const used = options.isNew ? undefined : takeUsedTab(browser, kind)
  const tab = used ?? reusableTab(browser, kind, await newTab(browser, options))
  if (!options.staysOpen) whenDone(tab.leave)
  await looksLike(tab, options)
  return tab
}

const newTab = async (browser: Browser, options: OpenOptions): Promise<Omit<Opened, 'leave'>> => {
  const context = await browser.newContext({
    locale: options.lang ?? 'en-GB',
    ...(options.timezoneId && { timezoneId: options.timezoneId }),
    ...(options.withoutScripts && { javaScriptEnabled: false }),
  })
  const isExtended = Boolean(options.extended || process.env.EXTENDED)
  const problems = watchProblems(context, { isExtended })
  watchRequests(context)
  if (options.translated || process.env.TRANSLATED) await translatePages(context)
  if (isExtended) await extendPages(context)
  const page = await context.newPage()
  if (!options.withoutScripts && !options.staysStill) waitUntilHydrated(page)
  return { page, context, problems }
}

/** Applies options to an open tab. Tabs that the test opens beside it get the same. */
const looksLike = async ({ page, context }: Opened, options: OpenOptions) => {
  const openTab = newTabOf.get(context) ?? context.newPage.bind(context)
  newTabOf.set(context, openTab)
  context.newPage = async () => {
    const beside = await openTab()
    await dress(beside, options)
    return beside
  }
  context.setDefaultTimeout(stepTimeoutMs)
  await Promise.all([context.setExtraHTTPHeaders(headers(options)), dress(page, options)])
}

/** Opens a tab with the browser's default settings. */
const newTabOf = new WeakMap<BrowserContext, BrowserContext['newPage']>()

const dress = (page: Page, { width, height, colorScheme, reducedMotion }: OpenOptions) =>
  Promise.all([
    page.setViewportSize({ width: width ?? 1280, height: height ?? 800 }),
    page.emulateMedia({
      colorScheme: colorScheme ?? 'light',
      reducedMotion: reducedMotion ?? 'reduce',
      media: null,
      forcedColors: null,
      contrast: null,
    }),
  ])

const headers = ({ crossesOrigins }: OpenOptions) => (crossesOrigins ? {} : ownAddress())

/** A journey of clicks begins when the page is hydrated. */
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
