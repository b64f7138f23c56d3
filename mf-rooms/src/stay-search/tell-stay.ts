import { limits } from '@calm-rest/contract/limits'
import { isCalendarDate } from '@calm-rest/contract/stay'
import type { EventPort, StaySearch } from '@calm-rest/contract/widget'

const isDate = (date: string | undefined) => date === undefined || isCalendarDate(date)

/**
 * Sends other remotes the stay in an address. Anyone can write an address, so an invalid stay is not sent.
 */
export const tellStay = (events: EventPort | undefined, stay: StaySearch) => {
  const { checkIn, checkOut, guests, children } = stay
  if (!isDate(checkIn) || !isDate(checkOut) || (guests ?? 0) > limits.guests.max) return
  events?.send('stay-chosen@1', { checkIn, checkOut, guests, children })
}
