import { hotel } from '@calm-rest/contract/hotel'
import { dateInZone } from '@calm-rest/contract/stay'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import { createBookingReads, type StoredBooking } from './stored-booking.ts'

/** Whether a no-show can be noted: from the day of check-in at the property on. */
export const noShowOf = ({ status, checkIn }: StoredBooking, now: Date): 'open' | 'done' | 'closed' => {
  if (status === 'no_show') return 'done'
  // 'completed' is what the calendar made of it: nobody saw the guest leave
  const mayHaveStayed = status === 'confirmed' || status === 'completed'
  return mayHaveStayed && dateInZone(now, hotel.timeZone) >= checkIn ? 'open' : 'closed'
}

/** Notes that a guest did not come, or came after all. Noting it twice is noting it once. */
export const createNoShow = (db: Database) => {
  const reads = createBookingReads(db)
  const setStatus = db.prepare<[StoredBooking['status'], number]>(
    'UPDATE bookings SET status = ? WHERE id = ?',
  )
  const find = async (reference: string) => {
    const booking = await reads.byReference(reference, hotel.deskLang)
    if (!booking) throw new ApiError('booking_not_found')
    return booking
  }

  const note = db.transaction(async (reference: string, at: Date) => {
    const booking = await find(reference)
    const state = noShowOf(booking, at)
    if (state === 'closed') throw new ApiError('booking_closed')
    if (state === 'open') await setStatus.run('no_show', booking.id)
  })
  const takeBack = db.transaction(async (reference: string, at: Date) => {
    const { id, status, checkOut } = await find(reference)
    if (status === 'cancelled') throw new ApiError('booking_closed')
    const hasLeft = checkOut < dateInZone(at, hotel.timeZone)
    if (status === 'no_show') await setStatus.run(hasLeft ? 'completed' : 'confirmed', id)
  })
  return {
    note: (reference: string, at: Date) => note(reference, at),
    takeBack: (reference: string, at: Date) => takeBack(reference, at),
  }
}
