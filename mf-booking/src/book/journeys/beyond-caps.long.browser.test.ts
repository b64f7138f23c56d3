import { addDays } from '@calm-rest/contract/stay'
import { mailTo, openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bookByApi } from '../../testing/book-by-api.fixture.ts'
import { inDays } from '../../testing/own-stays.fixture.ts'
import {
  ada,
  bookPath,
  field,
  fillPerson,
  roomsShown,
  shownReference,
  submit,
  valuesOf,
  watchBookings,
} from './booking-page.fixture.ts'

/** A property with as many booked nights as a day's cap allows. */
const openFullSite = async () => {
  const site = await startSite({ env: { BOOKED_NIGHTS_PER_DAY: '90', BOOKING_WORK: '30' } })
  const checkIn = inDays(200)
  await bookByApi(site, { room: 'coral-suite', checkIn, checkOut: addDays(checkIn, 90) })
  return site
}

const openForm = async (site: Site, days: number, prepare?: (page: Page) => Promise<unknown>) => {
  const opened = await openPage(await sharedBrowser(), { isNew: true })
  const { page } = opened
  await prepare?.(page)
  const stay = { room: 'horizon-room', checkIn: inDays(days), checkOut: inDays(days + 2) }
  await page.goto(new URL(bookPath(stay), site.url).href)
  await roomsShown(page)
  await fillPerson(page)
  return opened
}

it('R-book-beyond-caps: books beyond the caps of a day: by a proof that the browser computes, or by a mailed code', async () => {
  const site = await openFullSite()
  const { page, problems } = await openForm(site, 20)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const sent = watchBookings(page)
  const running = page.getByText(/^Many bookings came in just now. We are checking yours/)
  // the proof may finish within a frame: the booking with it waits until the message was seen
  const seen = Promise.withResolvers<void>()
  await page.route(/\/api\/bookings(\?|$)/, async (route) => {
    if (sent.length > 1) await seen.promise
    await route.continue()
  })
  await submit(page)
  await running.waitFor()
  expect(await running.locator('xpath=ancestor::*[@role="status"]').count()).toBe(1)
  seen.resolve()
  await shownReference(page)
  const keys = new Set(sent.map((request) => request.headers()['idempotency-key']))
  expect([sent.length, keys.size]).toEqual([2, 1])
  expect(asked.filter((url) => url.includes('book-with-proof'))).toHaveLength(1)
  // the browser itself logs the 4xx response
  expect(problems.errors.filter((line) => !line.includes('428'))).toEqual([])

  // a page without TLS has no WebCrypto
  const without = await openForm(site, 30, (tab) =>
    tab.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined })),
  )
  const tab = without.page
  const typed = await valuesOf(tab)
  await submit(tab)
  await tab.getByText(/^Failed to submit booking: Many bookings came in just now/).waitFor()
  expect(await valuesOf(tab)).toEqual(typed)
  await tab.getByRole('button', { name: 'Send me a code' }).click()
  await tab.getByText(`We have sent a code to ${ada.email}`).waitFor()
  const { text } = await mailTo(site, ada.email, /^Your code/)
  await field(tab, 'addressCode').fill('12345678')
  await submit(tab)
  await tab.getByText('This code is incorrect').waitFor()
  await field(tab, 'addressCode').fill(/\d{4} \d{4}/.exec(text)?.[0] ?? '')
  await submit(tab)
  await shownReference(tab)
})
