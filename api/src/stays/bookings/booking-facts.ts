import { hotel } from '@calm-rest/contract/hotel'
import { roomNumberOf } from '@calm-rest/contract/reference'
import type { Facts } from '../../core/audit-log/audit-log.ts'
import type { Database } from '../../core/database/database.ts'
import { createBookingReads, type StoredBooking } from './stored-booking.ts'

/**
 * Returns the facts of a booking for the audit log, without anything about the guest; for several rooms, with the
 * number of each.
 */
export const createBookingFacts = (db: Database) => {
  const reads = createBookingReads(db)
  return async (reference: string): Promise<Facts | null> => {
    const [first, ...others] = await reads.ofBooking(reference, hotel.deskLang)
    if (!first) return null
    if (others.length === 0) return factsOf(first)
    const named = [first, ...others].flatMap((room) =>
      Object.entries(factsOf(room)).map(([name, value]) => [
        `room ${roomNumberOf(room.reference)} ${name}`,
        value,
      ]),
    )
    return Object.fromEntries(named)
  }
}

const factsOf = (booking: StoredBooking) => {
  const { status, refund, roomId, unit, pinnedAt, arrivedOn, endedOn } = booking
  const { checkIn, checkOut, guests, totalCents } = booking
  return { status, refund, roomId, unit, pinnedAt, arrivedOn, endedOn, checkIn, checkOut, guests, totalCents }
}
