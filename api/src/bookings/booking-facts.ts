import { hotel } from '@calm-rest/contract/hotel'
import type { Database } from '../database/database.ts'
import { createBookingReads } from './stored-booking.ts'

/** Facts of a booking for the desk's log, without any about the guest. */
export const createBookingFacts = (db: Database) => {
  const reads = createBookingReads(db)
  return async (reference: string) => {
    const booking = await reads.byReference(reference, hotel.deskLang)
    if (!booking) return null
    const { status, refund, roomId, unit, pinnedAt, arrivedOn, endedOn } = booking
    const { checkIn, checkOut, guests, totalCents } = booking
    return {
      ...{ status, refund, roomId, unit, pinnedAt, arrivedOn, endedOn },
      ...{ checkIn, checkOut, guests, totalCents },
    }
  }
}
