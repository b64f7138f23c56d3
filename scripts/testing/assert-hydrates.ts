import { launchChromium } from '@calm-rest/testing/chromium'
import { hydrated } from '@calm-rest/testing/hydrated'
import { stepTimeoutMs } from '@calm-rest/testing/limits'
import type { BrowserContext, Page } from 'playwright-core'

interface Route {
  path: string
  /** An interaction that works only once the page is hydrated. */
  press: (page: Page) => Promise<unknown>
}

/** One route of each remote that guests see. */
const routes: readonly Route[] = [
  {
    path: 'rooms',
    press: async (page) => {
      await page.getByRole('tab', { name: 'Family', exact: true }).click()
      await page.getByText('3 rooms', { exact: true }).waitFor()
    },
  },
  {
    path: 'testimonials',
    press: async (page) => {
      await page.locator('article button[aria-expanded=false]').first().click()
      await page.locator('article button[aria-expanded=true]').first().waitFor()
    },
  },
  {
    path: 'book',
    press: async (page) => {
      await page.locator('main form [type=submit]:not([name]):not([tabindex])').click()
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
  },
  {
    path: 'login',
    press: async (page) => {
      await page.locator('main form [type=submit]:not([name]):not([tabindex])').click()
      await page.locator('main [aria-invalid=true]').first().waitFor()
    },
  },
]

/** Throws where one of four routes does not hydrate: then no other test of a page is worth its time. */
export const assertHydrates = async (siteUrl: string): Promise<void> => {
  const browser = await launchChromium()
  try {
    const context = await browser.newContext()
    context.setDefaultTimeout(stepTimeoutMs)
    // in sequence: four cold pages at once take a busy machine longer than a step may
    for (const route of routes) await assertRoute(context, siteUrl, route)
  } finally {
    await browser.close()
  }
}

const assertRoute = async (context: BrowserContext, siteUrl: string, { path, press }: Route) => {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())))
  page.on('pageerror', (error) => errors.push(error.message))
  try {
    // pictures may load later
    await page.goto(siteUrl + path, { waitUntil: 'domcontentloaded' })
    await hydrated(page)
    await press(page)
    if (errors.length > 0) throw new Error('it says errors')
  } catch (cause) {
    const said = errors.length > 0 ? `\nIts console says: ${errors.join('\n')}` : ''
    throw new Error(`The page /${path} is not hydrated.${said}`, { cause })
  }
  await page.close()
}
