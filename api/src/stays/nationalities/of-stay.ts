import type { Nationalities } from '@calm-rest/contract/staff'
import type { StoredBooking } from '../bookings/stored-booking.ts'

/** Of how many guests it was noted. */
export const countNoted = (nationalities: Nationalities): number =>
  Object.values(nationalities).reduce((sum, guests) => sum + guests, 0)

/**
 * How many of the guests have each. Where fewer guests are left than it was noted of, one nationality that all have holds
 * for them; of several it is not known who stayed away.
 */
export const nationalitiesOf = (stay: Pick<StoredBooking, 'nationalities' | 'guests'>): Nationalities => {
  const noted: Nationalities = JSON.parse(stay.nationalities)
  if (countNoted(noted) <= stay.guests) return noted
  const [only, ...others] = Object.keys(noted)
  return only !== undefined && others.length === 0 ? { [only]: stay.guests } : {}
}
