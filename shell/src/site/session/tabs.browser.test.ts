import { firstOf, hydrated, isWhole, siteAndBrowser } from '@calm-rest/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  comeIn,
  guest,
  nameOf,
  ownDetails,
  refreshesOf,
  register,
  speakGerman,
  tabAt,
  wayIn,
  wayOut,
} from '../../testing/guest.ts'
import { endAccessTokens } from '../../testing/tokens.ts'

const { open, url, dataDir } = siteAndBrowser()

beforeAll(register)

let page: Page
let context: BrowserContext

beforeEach(async () => {
  const opened = await open('/terms')
  page = opened.page
  context = opened.context
})

/** Keeps refreshes on the line until the answer is called: all tabs are at it by then. */
const holdRefreshes = async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route('**/api/auth/refresh*', async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** How an access token ends; one of them is enough on every run. */
const waysToEnd = firstOf(1, ['by the clock of the API', 'by their own clocks'])

/** Tabs that renew one token: three show that one does and the others wait. */
const tabsAtOnce = isWhole ? 5 : 3

/** From here on the page's timers stand still, and polling stops. */
const stopClocks = () => context.clock.pauseAt(Date.now() + 60_000)

describe('tabs in step', () => {
  it('R-session-tabs: show a sign-in of one at once', async () => {
    await context.clock.install()
    const other = await tabAt(context, '/about')
    await page.goto(url('/login'))
    await hydrated(page)
    await page.getByLabel('Email').fill(guest.email)
    await page.locator('input[name=password]').fill(guest.password)
    await stopClocks()
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await nameOf(other).waitFor()
  })

  it('R-session-tabs: show a sign-out of one at once, and its token opens nothing any more', async () => {
    await context.clock.install()
    const token = await comeIn(page)
    const others = []
    // what everybody sees, and what only a guest does
    for (const path of firstOf(2, ['/about', '/profile', '/rooms'])) others.push(await tabAt(context, path))
    // before that a page shows the way in to everybody
    for (const other of others) await nameOf(other).waitFor()
    await stopClocks()
    await wayOut(page).click()
    for (const other of others) await wayIn(other).first().waitFor()
    await expect
      .poll(
        async () => (await fetch(url('/api/me'), { headers: { authorization: `Bearer ${token}` } })).status,
      )
      .toBe(401)
  })

  it.each(waysToEnd)(
    'R-session-renewal: renew an ended token once for all of them, and nobody is signed out: %s',
    async (whose) => {
      if (whose === 'by their own clocks') await context.clock.install()
      await comeIn(page)
      const tabs = await Promise.all(Array.from({ length: tabsAtOnce }, () => tabAt(context, '/profile')))
      for (const tab of tabs) await ownDetails(tab).waitFor()
      const refreshes = refreshesOf(context)
      if (whose === 'by their own clocks') await context.clock.fastForward('10:00')
      else endAccessTokens(dataDir(), guest.email)
      const release = await holdRefreshes()
      await Promise.all(tabs.map(speakGerman))
      // one is at it, and the others wait for their turn
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const { held = [], pending = [] } = await navigator.locks.query()
            return held.length + pending.length
          }),
        )
        .toBe(tabsAtOnce)
      release()
      for (const tab of tabs) await ownDetails(tab, 'de').waitFor()
      expect(refreshes).toEqual([200])
      for (const tab of [page, ...tabs]) expect(await wayIn(tab).count()).toBe(0)
    },
  )
})
