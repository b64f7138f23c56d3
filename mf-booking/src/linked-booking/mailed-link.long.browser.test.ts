import { addDays } from '@calm-rest/contract/stay'
import { linkIn, mailTo, sharedSite, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { storedBooking, storedNights } from '../book/journeys/stored.fixture.ts'
import { bookAsGuest } from '../testing/book-as-guest.fixture.ts'
import { focusedNotice, statusOf } from '../testing/own-bookings.fixture.ts'
import { ownStays } from '../testing/own-stays.fixture.ts'

const { open, show, url } = siteAndBrowser()
const nextStay = ownStays('mailed-link')

const changeDialog = (page: Page) => page.getByRole('dialog', { name: 'Change your stay' })

const shown = (page: Page, reference: string) => page.getByText(reference, { exact: true }).first().waitFor()

describe('the link of the mail', () => {
  it('R-stay-change: adds a night after showing its price, and mails the old and the new dates', async () => {
    const stay = nextStay()
    const { reference, link } = await bookAsGuest(stay)
    const { page, problems } = await open(link)
    await page.getByRole('button', { name: 'Change stay' }).click()
    const form = changeDialog(page)
    await form.getByLabel('Check-out').fill(addDays(stay.checkOut, 1))
    await form.getByRole('button', { name: 'See the price' }).click()
    await form.getByText('Nothing is changed yet.').waitFor()
    expect(await form.getByRole('status').textContent()).toMatch(/Before\$470Now, 3 nights\$705/)
    expect(storedNights(sharedSite(), reference)).toHaveLength(2)
    const change = form.getByRole('button', { name: 'Change for $705 in total' })
    // the button was disabled while the quote was loading
    await expect.poll(() => change.evaluate((element) => element === document.activeElement)).toBe(true)
    await change.click()
    await page.getByText('Your stay is changed.').waitFor()
    await expect.poll(() => focusedNotice(page)).toContain('We confirm it by mail')
    await page.getByText('3 nights').waitFor()
    expect(storedNights(sharedSite(), reference)).toHaveLength(3)
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  })

  it('R-link-get: changes nothing when opened, however often', async () => {
    const { reference, link } = await bookAsGuest(nextStay())
    for (let visit = 0; visit < 3; visit += 1) {
      const { page } = await show(link)
      await shown(page, reference)
    }
    expect(statusOf(reference)).toBe('confirmed')
  })

  it('R-find-booking: mails the link again, by reference and address, and responds the same for an unknown booking', async () => {
    const { reference, link } = await bookAsGuest(nextStay())
    const stored = storedBooking(sharedSite(), reference)
    const email = stored?.email ?? ''
    // in a profile of its own: the file's tab may remember a booking
    const { page } = await open('/booking')
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText('Please enter the booking reference').waitFor()
    await page.getByLabel('Booking reference').fill(reference.toLowerCase().replaceAll('-', ' '))
    await page.getByLabel('E-mail').fill('somebody@example.com')
    await page.getByRole('button', { name: 'Send me the link' }).click()
    await page.getByText('its link is on its way to somebody@example.com').waitFor()
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Send it again' }).click()
    await page.getByText(`its link is on its way to ${email}`).waitFor()
    const mailed = linkIn(await mailTo(sharedSite(), email, /The link to your booking/), '/booking')
    expect(new URL(mailed).pathname).toBe(new URL(url(link)).pathname)
    await page.goto(mailed)
    await shown(page, reference)
  })
})
