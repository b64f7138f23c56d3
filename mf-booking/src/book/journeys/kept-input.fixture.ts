import { sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import type { Stay } from '../../testing/own-stays.fixture.ts'
import { type bookingPages, field, fillPerson, type watchBookings } from './booking-page.fixture.ts'
import { bookingsFrom } from './stored.fixture.ts'

type Pages = ReturnType<typeof bookingPages>

/** A completed form for a stay, in the file's tab or in a profile of its own. */
export const filledIn = async (bring: Pages['showBooking'] | Pages['openBooking'], stay: Stay) => {
  const { page } = await bring({ ...stay, guests: 1 })
  await fillPerson(page)
  await field(page, 'specialRequest').fill('Two pillows.')
  return { page, stored: () => bookingsFrom(sharedSite(), stay.room, stay.checkIn) }
}

export const somethingWrong = (page: Page) =>
  page.getByRole('alert').getByText('Something went wrong. Please try again.', { exact: true })

export const keysOf = (sent: ReturnType<typeof watchBookings>) =>
  Promise.all(sent.map((request) => request.headerValue('idempotency-key')))

/** Everything that pages of this origin have stored, except scroll positions. */
export const storedBy = (page: Page) =>
  page.evaluate(() => {
    const { 'calm-rest-scroll': _, ...tab } = { ...sessionStorage }
    return JSON.stringify([tab, { ...localStorage }])
  })
