import { langs } from '@calm-rest/contract/widget'
import {
  animationsEnded,
  axeViolations,
  colourViolations,
  goOn,
  inHand,
  type Site,
  startSite,
  whenDone,
} from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accountStates } from './states/accounts.fixture.ts'
import { bookingStates, bookTaken } from './states/booking.fixture.ts'
import { houseStates } from './states/house.fixture.ts'
import { reviewStates } from './states/reviews.fixture.ts'
import { roomStates } from './states/rooms.fixture.ts'

const states = [...houseStates, ...roomStates, ...reviewStates, ...accountStates, ...bookingStates]

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const

/** One profile for all, so that only the first page has to fetch the code. */
let context: BrowserContext
let site: Site

beforeAll(async () => {
  const browser = await launchChromium()
  whenDone(() => browser.close())
  context = await browser.newContext({ colorScheme: 'light', reducedMotion: 'reduce' })
  site = await startSite()
  await bookTaken(site.url)
})

const addressOf = (path: string, lang: string) => {
  const address = new URL(path, site.url)
  address.searchParams.set('lang', lang)
  return address.href
}

const inBothThemes = async (page: Page, except: readonly string[] = []) => {
  await animationsEnded(page)
  const found = await axeViolations(page)
  const light = found.filter((violation) => !except.some((rule) => violation.startsWith(`${rule} `)))
  await page.emulateMedia({ colorScheme: 'dark' })
  await animationsEnded(page)
  return { light, dark: await colourViolations(page) }
}

describe.each(['phone', 'desktop'] as const)('on a %s', (size) => {
  const shown = states.filter(({ only }) => !only || only === size)

  describe.each(langs)('in %s axe finds nothing by day and by night in:', (lang) => {
    it.each(shown)('$name', async ({ path, except, before, reach }) => {
      const page = await context.newPage()
      whenDone(() => page.close())
      await page.setViewportSize(sizes[size])
      await page.goto(addressOf(before ? '/privacy' : path, lang))
      await inHand(page)
      if (before) {
        await before(page)
        await goOn(page, path)
      }
      await reach(page, lang)
      expect(await inBothThemes(page, except)).toEqual({ light: [], dark: [] })
    })
  })
})
