/**
 * References of bookings. A booking has one, like CR-7KQM-4XWP. Where it has several rooms, each of them has the
 * reference of the booking and its number: CR-7KQM-4XWP-1, CR-7KQM-4XWP-2.
 */
const roomPattern = /^(CR-[^-]+-[^-]+)-(\d)$/

/** Characters of the reference of a booking, without the number of a room. */
export const bookingReferenceChars = 'CR-7KQM-4XWP'.length

/** Reference of one of several rooms of a booking, counted from 1. */
export const roomReference = (booking: string, number: number): string => `${booking}-${number}`

/** Reference of the whole booking, of which the given one may name a room. */
export const bookingReferenceOf = (reference: string): string => roomPattern.exec(reference)?.[1] ?? reference

/** Number of the room that a reference names; undefined where it is of a whole booking. */
export const roomNumberOf = (reference: string): number | undefined => {
  const number = roomPattern.exec(reference)?.[2]
  return number === undefined ? undefined : Number(number)
}
