import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: hotel.timeZone, timeStyle: 'short' })

/** `2027-03-31 14:05` on the clock of the house. */
export const atHouse = (iso: string): string => {
  const at = new Date(iso)
  return `${dateInZone(at, hotel.timeZone)} ${clock.format(at)}`
}

export const dayAtHouse = (iso: string): string => dateInZone(new Date(iso), hotel.timeZone)
