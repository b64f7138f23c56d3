import {
  axeViolations,
  mailTo,
  type OpenOptions,
  openPage,
  type Site,
  startSite,
  whenDone,
} from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookingForOwner, messageForOwner, waitingReview } from './owner-mail.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
})

const openLink = async (link: string, options: OpenOptions = {}) => {
  const opened = await openPage(browser, options)
  await opened.page.goto(link)
  return opened
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What the API says of a stay, as any visitor may ask it. */
const reviewTitles = async () => {
  const reviews = (await (await fetch(`${site.url}api/testimonials`)).json()) as { reviewTitle: string }[]
  return reviews.map(({ reviewTitle }) => reviewTitle)
}

describe('the link that cancels a booking', () => {
  it('changes nothing by being opened; its button does; a second press finds it done', async () => {
    const { reference, email, links } = await bookingForOwner(site)
    const { page } = await openLink(links[0] ?? '')
    await page.getByRole('heading', { level: 1, name: 'Cancel a booking' }).waitFor()
    await page.getByText(reference).waitFor()
    await page.getByText('Ada Lovelace').waitFor()
    expect(page.url()).toBe(`${site.url}desk`)
    const { page: second } = await openLink(links[0] ?? '')
    await button(second, 'Cancel the booking').waitFor()

    await button(page, 'Cancel the booking').click()
    await page.getByText('The booking is cancelled, and its nights are free.').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Done.')
    expect(await button(page, 'Cancel the booking').count()).toBe(0)
    await mailTo(site, email, /is cancelled/)

    await button(second, 'Cancel the booking').click()
    await second.getByText('The booking is cancelled, and its nights are free.').waitFor()
    const { page: third } = await openLink(links[0] ?? '')
    await third.getByText('This was done already.').waitFor()
  })
})

describe('the link for a guest who did not come', () => {
  it('is closed until the day of check-in', async () => {
    const { links } = await bookingForOwner(site)
    const { page } = await openLink(links[1] ?? '')
    await page.getByRole('heading', { level: 1, name: 'A guest who did not come' }).waitFor()
    await page.getByText('it has not begun yet, or was cancelled').waitFor()
    expect(await page.getByRole('button').count()).toBe(0)
  })

  it('marks the booking from then on', async () => {
    const { links } = await bookingForOwner(site, { today: true })
    const { page } = await openLink(links[1] ?? '')
    await button(page, 'Mark as no-show').click()
    await page.getByText('The booking is marked as a no-show.').waitFor()
  })
})

describe('the link of a review that waits', () => {
  it('shows it as text and publishes it', async () => {
    const title = 'Nine nights & counting <b>'
    const { page } = await openLink(await waitingReview(site, title))
    await page.getByText(title, { exact: true }).waitFor()
    await page.getByRole('img', { name: '4 of 5 stars' }).waitFor()
    expect(await reviewTitles()).not.toContain(title)
    await button(page, 'Publish').click()
    await page.getByText('The review is on the website.').waitFor()
    expect(await reviewTitles()).toContain(title)
  })
})

describe('the link of a message', () => {
  it('wants an answer, sends it to who wrote, and sends it once', async () => {
    const { email, link } = await messageForOwner(site, 'Grace')
    const { page } = await openLink(link)
    await page.getByText('Is there a cot?').waitFor()
    await button(page, 'Send').click()
    await page.getByText('Please write an answer first.').waitFor()
    await page.getByLabel('Your answer').fill('Yes, we put one in your room.')
    await button(page, 'Send').click()
    await page.getByText('Your answer is on its way.').waitFor()
    const { text } = await mailTo(site, email, /Our answer/)
    expect(text).toContain('Yes, we put one in your room.')
    const { page: later } = await openLink(link)
    await later.getByText('This was done already.').waitFor()
    expect(await later.getByRole('textbox').count()).toBe(0)
  })

  it('keeps what was written where the house cannot be reached', async () => {
    const { link } = await messageForOwner(site, 'Edith')
    const { page } = await openLink(link)
    await page.getByLabel('Your answer').fill('Yes, we put one in your room.')
    await page.route('**/api/desk/link/use*', (route) => route.abort())
    await button(page, 'Send').click()
    await page.getByRole('alert').getByText('That did not work. Please try again.').waitFor()
    expect(await page.getByLabel('Your answer').inputValue()).toBe('Yes, we put one in your room.')
    await page.unroute('**/api/desk/link/use*')
    await button(page, 'Send').click()
    await page.getByText('Your answer is on its way.').waitFor()
  })
})

describe('a link that leads nowhere', () => {
  it.each(['', '#too-short', `#${'e30'.repeat(20)}.e30.e30`])(
    'desk%s says so and has no button',
    async (token) => {
      const { page } = await openLink(`${site.url}desk${token}`)
      await page.getByRole('alert').getByText('This link does not work any more').waitFor()
      expect(await page.getByRole('button').count()).toBe(0)
    },
  )

  it('of a guest’s booking does not open the desk', async () => {
    const { email, reference } = await bookingForOwner(site)
    const { text } = await mailTo(site, email, new RegExp(reference))
    const guests = /\/booking\S*(#\S+)/.exec(text)?.[1]
    const { page } = await openLink(`${site.url}desk${guests}`)
    await page.getByRole('alert').getByText('This link does not work any more').waitFor()
  })

  it('can be tried again where the house cannot be reached', async () => {
    const { reference, links } = await bookingForOwner(site)
    const { page } = await openPage(browser)
    await page.route('**/api/desk/link*', (route) => route.abort())
    await page.goto(links[0] ?? '')
    await page.getByText('The house could not be reached.').waitFor()
    await page.unroute('**/api/desk/link*')
    await button(page, 'Try again').click()
    await page.getByText(reference).waitFor()
  })
})

it.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)('is without a barrier at %i px in %s, and keeps to itself', async (width, colorScheme) => {
  const { link } = await messageForOwner(site, `Ida${width}`)
  const { page, problems } = await openLink(link, { width, colorScheme, reducedMotion: 'reduce' })
  await page.getByLabel('Your answer').waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
