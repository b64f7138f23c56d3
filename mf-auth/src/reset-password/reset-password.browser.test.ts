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
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { register, signIn } from '../testing/guest.fixture.ts'
import { mailedLinks } from '../testing/mailed.fixture.ts'

const calls = '**/api/auth/reset*'
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
  await page.getByRole('heading', { level: 1, name: 'Choose a new password' }).waitFor()
  return opened
}

/** A link that works, for an account of its own. */
const linkFor = async (email: string) => {
  await register(site, email)
  await fetch(`${site.url}api/auth/forgot`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  const [link] = await mailedLinks(site.dataDir, email, 'reset-password')
  return String(link)
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const alert = () => page.getByRole('alert')

const choose = async (typed: string, again = typed) => {
  await page.locator('input[name=password]').fill(typed)
  await page.locator('input[name=confirmPassword]').fill(again)
  await button('Save password').click()
}

describe('the link of the mail', () => {
  it('leaves the address and the history at once, and goes along with no request', async () => {
    const seen: string[] = []
    const token = 'y'.repeat(43)
    const opened = await openPage(browser)
    opened.page.on('request', (request) => seen.push(`${request.url()} ${request.headers().referer ?? ''}`))
    await opened.page.goto(`${site.url}reset-password#${token}`)
    await opened.page.getByRole('heading', { level: 1 }).waitFor()
    await atRest(opened.page)
    expect(opened.page.url()).toBe(`${site.url}reset-password`)
    expect(JSON.stringify(await opened.page.evaluate(() => history.state))).not.toContain(token)
    // the browser itself never sends a fragment: only the address that the test typed has it
    expect(seen.slice(1).filter((line) => line.includes(token))).toEqual([])
  })

  it('works once: the second time it leads to a new one', async () => {
    const link = await linkFor('once@example.com')
    await openLink(link)
    await choose('lagoon at dawn seven')
    await alert().getByText('Your new password is saved').waitFor()
    await openLink(link)
    await choose('another one entirely')
    await alert().getByText('This link no longer works').waitFor()
    await page.getByRole('link', { name: 'Send a new link' }).click()
    await page.waitForURL('**/forgot-password')
  })

  it.each(['/reset-password', '/reset-password#', `/reset-password#${unknownToken.slice(1)}`])(
    'that is none, as %s, says so and leads to a new one',
    async (link) => {
      await openLink(link)
      if ((await alert().count()) === 0) await choose('lagoon at dawn seven')
      await alert().getByText('This link no longer works').waitFor()
      expect(await page.getByRole('link', { name: 'Send a new link' }).getAttribute('href')).toBe(
        '/forgot-password',
      )
    },
  )

  it('of a second mail, opened in the same tab, counts instead', async () => {
    await openLink(`/reset-password#${unknownToken}`)
    await choose('lagoon at dawn seven')
    await alert().getByText('This link no longer works').waitFor()
    const link = await linkFor('second@example.com')
    await page.goto(new URL(link, site.url).href)
    await choose('lagoon at dawn seven')
    await alert().getByText('Your new password is saved').waitFor()
    expect(page.url()).toBe(`${site.url}reset-password`)
  })
})

describe('the new password', () => {
  beforeEach(() => openLink(`/reset-password#${unknownToken}`).then(() => {}))

  it('is asked for twice, and has 8 characters', async () => {
    await choose('lagoon at dawn', 'lagoon at dusk')
    await page.getByText('Passwords do not match!', { exact: true }).waitFor()
    await choose('1234567')
    await page.getByText('Please use at least 8 characters.').waitFor()
    expect(await axeViolations(page)).toEqual([])
  })

  it("shows 'Saving...' on a button that takes no second press", async () => {
    const release = await hold(page, calls)
    await choose('lagoon at dawn seven')
    await button('Saving...').waitFor()
    expect(await button('Saving...').isDisabled()).toBe(true)
    release()
    await alert().waitFor()
  })

  it('can be sent again when the API is down, and that works', async () => {
    await page.route(calls, (route) => route.abort())
    await choose('lagoon at dawn seven')
    await alert().getByText('We could not reach the house.').waitFor()
    await page.unroute(calls)
    await button('Try again').click()
    await alert().getByText('This link no longer works').waitFor()
  })
})

it('refuses a common password beside its field, and the link still works', async () => {
  await openLink(await linkFor('common@example.com'))
  await choose('password123')
  await page.getByText('This password is too common. Please choose another.').waitFor()
  await choose('lagoon at dawn seven')
  await alert().getByText('Your new password is saved').waitFor()
  await expect.poll(() => alert().evaluate((element) => element === document.activeElement)).toBe(true)
})

it('signs out whoever was signed in with the old one, in every tab', async () => {
  const email = 'everywhere@example.com'
  const link = await linkFor(email)
  await openLink(link)
  const other = await context.newPage()
  await other.goto(`${site.url}login`)
  await inHand(other)
  await signIn(other, email)
  await other.waitForURL('**/book')
  await other.getByRole('link', { name: 'Profile of Amara' }).waitFor()
  await choose('lagoon at dawn seven')
  await alert().getByText('You are signed out on all devices.').waitFor()
  await other.getByRole('link', { name: 'Sign in', exact: true }).waitFor()
})

it.each([
  [1440, 'light'],
  [768, 'dark'],
  [390, 'dark'],
] as const)(
  'is accessible and quiet at %i px in %s, whether the link works or not',
  async (width, colorScheme) => {
    for (const link of [`/reset-password#${unknownToken}`, '/reset-password']) {
      const { problems } = await openLink(link, { width, colorScheme })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      expect(await axeViolations(page)).toEqual([])
      expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
    }
  },
)
