import { hydrated, mailTo, openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookingForOwner, messageForOwner, waitingReview } from './owner-mail.fixture.ts'

// A site of its own: the nights of today and the mails to the owner are nobody else's.
let site: Site

beforeAll(async () => {
  site = await startSite()
})

const openLink = async (link: string) => {
  const opened = await openPage(await sharedBrowser())
  await opened.page.goto(link)
  return opened
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Answer of the API for a stay, as any visitor gets it. */
const reviewTitles = async () => {
  const reviews = (await (await fetch(`${site.url}api/testimonials`)).json()) as { reviewTitle: string }[]
  return reviews.map(({ reviewTitle }) => reviewTitle)
}

describe('the link that cancels a booking', () => {
  it('R-desk-booking: changes nothing by being opened; its button does; a second press finds it done', async () => {
    const { reference, email, links } = await bookingForOwner(site)
    const { page, context, problems } = await openLink(links[0] ?? '')
    await page.getByRole('heading', { level: 1, name: 'Cancel a booking' }).waitFor()
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex')
    await page.getByText(reference).waitFor()
    await page.getByText('Ada Lovelace').waitFor()
    expect(page.url()).toBe(`${site.url}desk`)
    const second = await context.newPage()
    await second.goto(links[0] ?? '')
    await hydrated(second)
    await button(second, 'Cancel the booking').waitFor()

    await button(page, 'Cancel the booking').click()
    await page.getByText('The booking is cancelled, and its nights are free.').waitFor()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('[role=status]:focus')?.textContent))
      .toContain('Done.')
    expect(await button(page, 'Cancel the booking').count()).toBe(0)
    await mailTo(site, email, /is cancelled/)

    await button(second, 'Cancel the booking').click()
    await second.getByText('The booking is cancelled, and its nights are free.').waitFor()
    await second.goto(`${site.url}terms`)
    await second.goto(links[0] ?? '')
    await second.getByText('This was done already.').waitFor()
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  })
})

describe('the link for a guest who did not come', () => {
  it('is closed until the evening of the day of check-in', async () => {
    const { links } = await bookingForOwner(site)
    const { page } = await openLink(links[1] ?? '')
    await page.getByRole('heading', { level: 1, name: 'A guest who did not come' }).waitFor()
    await page.getByText('it has not begun yet, was cancelled').waitFor()
    expect(await page.getByRole('button').count()).toBe(0)
  })
})

describe('the link of a review that waits', () => {
  it('R-desk-review: shows it as text and publishes it', async () => {
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
  it('R-desk-message: wants an answer, keeps it where the API cannot be reached, sends it to who wrote, and sends it once', async () => {
    const { email, link } = await messageForOwner(site, 'Grace')
    const { page } = await openLink(link)
    await page.getByText('Is there a cot?').waitFor()
    await button(page, 'Send').click()
    await page.getByText('Please write an answer first.').waitFor()
    await page.getByLabel('Your answer').fill('Yes, we put one in your room.')
    await page.route('**/api/desk/link/use*', (route) => route.abort())
    await button(page, 'Send').click()
    await page.getByRole('alert').getByText('That did not work. Please try again.').waitFor()
    expect(await page.getByLabel('Your answer').inputValue()).toBe('Yes, we put one in your room.')
    await page.unroute('**/api/desk/link/use*')
    await button(page, 'Send').click()
    await page.getByText('Your answer is on its way.').waitFor()
    const { text } = await mailTo(site, email, /Our answer/)
    expect(text).toContain('Yes, we put one in your room.')
    await page.goto(`${site.url}terms`)
    await page.goto(link)
    await page.getByText('This was done already.').waitFor()
    expect(await page.getByRole('textbox').count()).toBe(0)
  })
})

describe('a link that leads nowhere', () => {
  it('says so and has no button', async () => {
    const { page } = await openLink(`${site.url}desk#${'e30'.repeat(20)}.e30.e30`)
    await page.getByRole('alert').getByText('This link does not work any more').waitFor()
    expect(await page.getByRole('button').count()).toBe(0)
  })

  it('of a guest’s booking does not open the desk; its own can be tried again where the API cannot be reached', async () => {
    const { email, reference, links } = await bookingForOwner(site)
    const { text } = await mailTo(site, email, new RegExp(reference))
    const guests = /\/booking\S*(#\S+)/.exec(text)?.[1]
    const { page } = await openLink(`${site.url}desk${guests}`)
    await page.getByRole('alert').getByText('This link does not work any more').waitFor()
    await page.route('**/api/desk/link*', (route) => route.abort())
    await page.goto(`${site.url}terms`)
    await page.goto(links[0] ?? '')
    await page.getByText('Connection lost.').waitFor()
    await page.unroute('**/api/desk/link*')
    await button(page, 'Try again').click()
    await page.getByText(reference).waitFor()
  })
})
