import { formatDate } from '@calm-rest/i18n'
import { sharedSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { ownStays } from '../../testing/own-stays.fixture.ts'
import {
  ada,
  bookingPages,
  field,
  fillPerson,
  roomField,
  shownReference,
  submit,
  submitButton,
  watchBodies,
  watchBookings,
} from './booking-page.fixture.ts'
import { bookingsFrom, storedBooking, storedNights } from './stored.fixture.ts'

const { openBooking, showBooking } = bookingPages()
const nextStay = ownStays('book-a-stay')

it('R-book-summary, R-booking-payload, R-booking-contact, R-rule-total, R-error-booking-success, R-const-dollar: books two nights, shows the reference, and stores the booking', async () => {
  const { room, checkIn, checkOut } = nextStay('horizon-room')
  const { page, problems } = await openBooking()
  const sent = watchBookings(page)
  const bodies = await watchBodies(page)
  await fillPerson(page)
  await field(page, 'checkIn').fill(checkIn)
  await field(page, 'checkOut').fill(checkOut)
  await roomField(page).selectOption(room)
  await field(page, 'phone').fill('+49 151 2345 6789')
  await field(page, 'arrivalTime').fill('22:30')
  await field(page, 'specialRequest').fill('A late arrival.')
  await page.getByText('Free for your dates').waitFor()
  const summary = page.getByRole('region', { name: 'Booking summary' })
  await summary.getByText('2 nights').waitFor()
  await summary.getByText(formatDate('en', checkIn)).waitFor()
  // the price is requested once both dates are known
  await expect.poll(() => summary.getByRole('status').textContent()).toBe('Total price $256')

  await submit(page)

  const reference = await shownReference(page)
  expect(await page.getByRole('alert').textContent()).toBe('Booking submitted successfully!')
  await page
    .getByText(
      `We are sending the confirmation to ${ada.email}, with an entry for your calendar and a link to cancel.`,
    )
    .waitFor()
  await page.getByText('$256').first().waitFor()
  const site = sharedSite()
  expect(storedBooking(site, reference)).toMatchObject({
    status: 'confirmed',
    room_type_id: 'horizon-room',
    check_in: checkIn,
    check_out: checkOut,
    guests: 2,
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: ada.email,
    phone: '+4915123456789',
    arrival_time: '22:30',
    special_request: 'A late arrival.',
    total_cents: 25_600,
    lang: 'en',
  })
  expect(storedNights(site, reference)).toHaveLength(2)
  expect(storedNights(site, reference)[0]).toBe(checkIn)
  expect(sent).toHaveLength(1)
  expect(bodies[0]).toMatchObject({ roomType: 'Horizon Room', totalPrice: 256 })
  expect(problems).toMatchObject({ uncaught: [], foreign: [] })
})

it('sends one booking for a double press', async () => {
  const stay = nextStay('cinnamon-room', 1)
  const { page } = await showBooking(stay)
  const sent = watchBookings(page)
  await fillPerson(page)
  await submitButton(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  const reference = await shownReference(page)
  expect(sent).toHaveLength(1)
  const stored = bookingsFrom(sharedSite(), stay.room, stay.checkIn)
  expect(stored.map((booking) => booking.reference)).toEqual([reference])
})
