import type { Nationalities } from '@calm-rest/contract/staff'
import type { StoredBooking } from '../bookings/stored-booking.ts'

/** Returns for how many guests it was recorded. */
export const countNoted = (nationalities: Nationalities): number =>
  Object.values(nationalities).reduce((sum, guests) => sum + guests, 0)

/**
 * Returns how many of the guests have each nationality. If fewer guests remain than were recorded, a single nationality
 * applies to all of them; of several it is unknown who stayed away.
 */
export const nationalitiesOf = (stay: Pick<StoredBooking, 'nationalities' | 'guests'>): Nationalities => {
  const noted: Nationalities = JSON.parse(stay.nationalities)
  if (countNoted(noted) <= stay.guests) return noted
  const [only, ...others] = Object.keys(noted)
  return only !== undefined && others.length === 0 ? { [only]: stay.guests } : {}
}
