import {
  atRest,
  axeViolations,
  hold,
  inHand,
  openPage,
  type Site,
  startSite,
  whenDone,
} from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { register, signIn } from '../testing/guest.fixture.ts'
import { mailedLinks } from '../testing/mailed.fixture.ts'

const calls = '**/api/auth/confirm*'
const unknownToken = 'x'.repeat(43)

let browser: Browser
let site: Site
let page: Page
let context: BrowserContext

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
})

const openLink = async (link: string, options: Parameters<typeof openPage>[1] = {}) => {
  const opened = await openPage(browser, options)
  page = opened.page
  context = opened.context
  await page.goto(new URL(link, site.url).href)
  await page.getByRole('heading', { level: 1, name: 'Confirm your address' }).waitFor()
  return opened
}

const linkFor = async (email: string) => {
  await register(site, email)
  const [link] = await mailedLinks(site.dataDir, email, 'confirm-email')
  return String(link)
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const alert = () => page.getByRole('alert')

describe('the link that a new guest is mailed', () => {
  it('confirms the address with a press, and the profile knows', async () => {
    const email = 'new@example.com'
    await openLink(await linkFor(email))
    const other = await context.newPage()
    await other.goto(`${site.url}login`)
    await inHand(other)
    await signIn(other, email)
    await other.waitForURL('**/book')
    await button('Confirm address').press('Enter')
    await alert().getByText('Your address is confirmed').waitFor()
    await expect.poll(() => alert().evaluate((element) => element === document.activeElement)).toBe(true)
    await page.getByRole('link', { name: 'To your profile' }).click()
    await page.getByText('Confirmed', { exact: true }).waitFor()
  })

  it('confirms nothing by being opened', async () => {
    const requests: string[] = []
    const opened = await openPage(browser)
    opened.page.on('request', (request) => requests.push(request.method()))
    const link = await linkFor('scanned@example.com')
    await opened.page.goto(new URL(link, site.url).href)
    await opened.page.getByRole('button', { name: 'Confirm address' }).waitFor()
    await atRest(opened.page)
    expect(requests.filter((method) => method !== 'GET')).toEqual([])
    expect(opened.page.url()).toBe(`${site.url}confirm-email`)
  })

  it.each([`/confirm-email#${unknownToken}`, '/confirm-email'])(
    'that works no more, as %s, says so and leads to where a new one is sent',
    async (link) => {
      await openLink(link)
      if (link.includes('#')) await button('Confirm address').click()
      await alert().getByText('This link no longer works').waitFor()
      expect(await page.getByRole('link', { name: 'To your profile' }).getAttribute('href')).toBe('/profile')
    },
  )

  it("shows 'Confirming...', and offers another try when the API is down", async () => {
    await openLink(`/confirm-email#${unknownToken}`)
    const release = await hold(page, calls)
    await button('Confirm address').click()
    await button('Confirming...').waitFor()
    expect(await button('Confirming...').isDisabled()).toBe(true)
    release()
    await alert().waitFor()
    await openLink(`/confirm-email#${unknownToken}`)
    await page.route(calls, (route) => route.abort())
    await button('Confirm address').click()
    await alert().getByText('We could not reach the house.').waitFor()
    await page.unroute(calls)
    await button('Try again').click()
    await alert().getByText('This link no longer works').waitFor()
  })
})

it.each([
  [1440, 'light'],
  [768, 'dark'],
  [390, 'dark'],
] as const)(
  'is accessible and quiet at %i px in %s, whether the link works or not',
  async (width, colorScheme) => {
    for (const link of [`/confirm-email#${unknownToken}`, '/confirm-email']) {
      const { problems } = await openLink(link, { width, colorScheme })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await axeViolations(page)).toEqual([])
      expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
    }
  },
)
