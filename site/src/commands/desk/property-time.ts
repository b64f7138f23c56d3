import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'

/** `2027-03-31 14:05` in the time zone of the property. */
export const propertyTime = (iso: string): string =>
  `${propertyDay(iso)} ${new Date(iso).toLocaleTimeString('en-GB', { timeZone: hotel.timeZone, timeStyle: 'short' })}`

/** `2027-03-31` in the time zone of the property. */
export const propertyDay = (iso: string): string => dateInZone(new Date(iso), hotel.timeZone)
