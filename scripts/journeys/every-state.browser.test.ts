import { langs } from '@calm-rest/contract/widget'
import {
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

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

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

type Theme = 'light' | 'dark'

/** What axe finds in one theme, and in the colours of the other one: nothing else differs. */
const violations = async (page: Page, [first, second]: readonly [Theme, Theme]) => {
  await page.emulateMedia({ colorScheme: first })
  const ofThePage = await axeViolations(page)
  await page.emulateMedia({ colorScheme: second })
  return [...ofThePage, ...(await colourViolations(page))]
}

describe.each(langs)(
  'in %s axe finds nothing on a phone and on a desktop, by day and by night, in:',
  (lang) => {
    it.each(states)('$name', async ({ path, only, except = [], before, reach }) => {
      const page = await context.newPage()
      whenDone(() => page.close())
      await page.setViewportSize(phone)
      await page.goto(addressOf(before ? '/privacy' : path, lang))
      await inHand(page)
      if (before) {
        await before(page)
        await goOn(page, path)
      }
      await reach(page, lang)
      const found = await violations(page, ['light', 'dark'])
      if (only !== 'phone') {
        await page.setViewportSize(desktop)
        found.push(...(await violations(page, ['dark', 'light'])))
      }
      expect(found.filter((violation) => !except.some((rule) => violation.startsWith(`${rule} `)))).toEqual(
        [],
      )
    })
  },
)
