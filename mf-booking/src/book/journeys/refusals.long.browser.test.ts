import { openPage, sharedBrowser, sharedSite, startSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { bookByApi } from '../../testing/book-by-api.fixture.ts'
import { inDays, ownStays } from '../../testing/own-stays.fixture.ts'
import {
  alertOf,
  bookingPages,
  bookings,
  bookPath,
  field,
  fillPerson,
  isFocused,
  roomsShown,
  shownReference,
  submit,
  submitButton,
  watchBookings,
} from './booking-page.fixture.ts'
import { setPrice, storedBooking } from './stored.fixture.ts'

const { openBooking, showBooking } = bookingPages()
// there is one Lighthouse Suite
const nextStay = ownStays('refusals-long')

it('R-book-taken: shows beside the room that it is taken, and offers other rooms instead of the button', async () => {
  const stay = nextStay()
  await bookByApi(sharedSite(), stay)
  const { page } = await openBooking({ ...stay, lang: 'de' })
  await page.getByText('In mindestens einer dieser Nächte schon belegt', { exact: true }).waitFor()
  await page.getByText('In denselben Nächten frei:').waitFor()
  const sent = watchBookings(page)
  await fillPerson(page)
  expect(await submitButton(page).isVisible()).toBe(false)
  await page.keyboard.press('Enter')
  await expect.poll(() => isFocused(page, 'roomType')).toBe(true)
  await field(page, 'email').focus()
  await page.getByRole('button', { name: 'Anderes Zimmer oder andere Daten wählen' }).press('Enter')
  expect(await isFocused(page, 'roomType')).toBe(true)
  await page
    .getByRole('button', { name: / · insgesamt / })
    .first()
    .click()
  await submitButton(page).waitFor()
  expect(sent).toEqual([])
})

it('R-rule-special-request: books the night after another stay ends', async () => {
  const { room, checkIn, checkOut } = nextStay()
  const { checkIn: nextMorning } = nextStay(room, 1)
  await bookByApi(sharedSite(), { room, checkIn, checkOut })
  const { page } = await showBooking({ room, checkIn: checkOut, checkOut: nextMorning })
  await page.getByText('Free for your dates').waitFor()
  await fillPerson(page)
  await submit(page)
  await shownReference(page)
})

/** The Coral Suite for 536 dollars on a site of its own, and its price raised to 600 once the guest has seen it. */
const openBeforeRise = async () => {
  const site = await startSite()
  const { page } = await openPage(await sharedBrowser())
  const stay = { room: 'coral-suite', checkIn: inDays(50), checkOut: inDays(52) }
  await page.goto(new URL(bookPath(stay), site.url).href)
  await roomsShown(page)
  await fillPerson(page)
  await page.getByText('Confirm booking · $536').waitFor()
  setPrice(site, 'coral-suite', 30_000)
  return { site, page }
}

it('R-quote-holds: books at the price that the guest has seen, although the owner has raised it since', async () => {
  const { site, page } = await openBeforeRise()
  await submit(page)
  expect(storedBooking(site, await shownReference(page))?.total_cents).toBe(53_600)
})

it('R-error-booking-rejected: shows the new total after a change of price, and books at it with one press', async () => {
  const { site, page } = await openBeforeRise()
  const sent = watchBookings(page)
  // half an hour later: the quote has expired
  await page.route(bookings, (route) => {
    const { quote: _over, ...body } = route.request().postDataJSON()
    return route.continue({ postData: JSON.stringify(body) })
  })
  // the server's total is used even if the new price list does not arrive
  await page.route('**/api/rooms/*', (route) => route.abort())

  await submit(page)
  const alert = alertOf(page)
  await alert.getByText(/^Failed to submit booking: The price of this stay/).waitFor()
  await page.getByRole('region', { name: 'Booking summary' }).getByText('$600').waitFor()
  await alert.getByRole('button', { name: 'Book for $600' }).click()

  const reference = await shownReference(page)
  expect(storedBooking(site, reference)?.total_cents).toBe(60_000)
  const keys = await Promise.all(sent.map((request) => request.headerValue('idempotency-key')))
  expect(new Set(keys).size).toBe(2)
})
