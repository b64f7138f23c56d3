import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { type ExecutedScript, howRecorded, recordFolder, toScripts } from './executed.ts'

/** Pages that are open. */
const watched = new Map<Page, CDPSession>()
const taken: ExecutedScript[] = []

/** Records what runs in all pages of a browser, from their first script on. */
export const recordPages = (browser: Browser): Browser => {
  if (!recordFolder()) return browser
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => recordContext(await open(options))
  return browser
}

export const recordContext = (context: BrowserContext): BrowserContext => {
  if (!recordFolder()) return context
  const openSession = context.newCDPSession.bind(context)
  const openPage = context.newPage.bind(context)
  const close = context.close.bind(context)
  const watching = new Map<Page, Promise<void>>()
  const watch = async (page: Page) => {
    const session = await openSession(page)
    await session.send('Profiler.enable')
    await session.send('Profiler.startPreciseCoverage', howRecorded)
    watched.set(page, session)
    const goTo = page.goto.bind(page)
    const closePage = page.close.bind(page)
    // what a document ran is lost with it
    page.goto = async (url, options) => {
      await keep(page)
      return goTo(url, options)
    }
    // along a link: lost if the server answers sooner than the page
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) void keep(page)
    })
    page.close = async (options) => {
      await take(page)
      watched.delete(page)
      await closePage(options)
    }
  }
  // a page that closes at once is not recorded
  context.on(
    'page',
    (page) =>
      void watching.set(
        page,
        watch(page).catch(() => {}),
      ),
  )
  context.newPage = async () => {
    const page = await openPage()
    await watching.get(page)
    return page
  }
  context.close = async (options) => {
    for (const page of context.pages()) {
      await take(page)
      watched.delete(page)
    }
    await close(options)
  }
  return context
}

const isOfSite = (url: string) => /^https?:\/\/[^/]+\/(releases|assets|embed)\//.test(url)

/** Takes what a page ran since it was asked before. */
const take = async (page: Page) => {
  await keep(page)
  try {
    await watched.get(page)?.send('Profiler.stopPreciseCoverage')
    await watched.get(page)?.send('Profiler.startPreciseCoverage', howRecorded)
  } catch {
    watched.delete(page)
  }
}

/** The same, and goes on: a function that runs again is not reported again. */
const keep = async (page: Page) => {
  const session = watched.get(page)
  if (!session || page.isClosed()) return
  try {
    taken.push(...toScripts(await session.send('Profiler.takePreciseCoverage'), isOfSite))
  } catch {
    // the page has crashed, or its browser has ended
    watched.delete(page)
  }
}

/** What ran in pages since it was asked before. */
export const takePages = async (): Promise<ExecutedScript[]> => {
  await Promise.all([...watched.keys()].map(take))
  return taken.splice(0)
}
