/**
 * Booking references. A booking has a reference such as CR-7KQM-4XWP. Each room of a booking of several rooms
 * appends its number: CR-7KQM-4XWP-1, CR-7KQM-4XWP-2.
 */
const roomPattern = /^(CR-[^-]+-[^-]+)-(\d)$/

/** Length of a booking's reference, without the number of a room. */
export const bookingReferenceChars = 'CR-7KQM-4XWP'.length

/** Reference of one room of a booking; numbers start at 1. */
export const roomReference = (booking: string, number: number): string => `${booking}-${number}`

/** Reference of the whole booking, also for the reference of one of its rooms. */
export const bookingReferenceOf = (reference: string): string => roomPattern.exec(reference)?.[1] ?? reference

/** Number of the room in a reference; undefined for the reference of a whole booking. */
export const roomNumberOf = (reference: string): number | undefined => {
  const number = roomPattern.exec(reference)?.[2]
  return number === undefined ? undefined : Number(number)
}
