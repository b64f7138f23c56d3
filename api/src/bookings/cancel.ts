import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../database/database.ts'
import { ApiError } from '../http/api-error.ts'
import { createOutbox } from '../outbox/outbox.ts'
import { createNotices } from '../partners/notices/create-notices.ts'
import { cancellationOf } from './policy.ts'
import { createBookingReads, type StoredBooking } from './stored-booking.ts'

export interface Cancellation {
  reference: string
  /** The property pays back whatever the policy says; a guest by the policy stored with the booking. */
  by: 'guest' | 'house'
  lang: Lang
  at: Date
  /** The guest hears nothing: for what no guest has booked. */
  isQuiet?: boolean | undefined
  /** False where too much mail went to the address lately. */
  tellGuest?: boolean
}

/**
 * Cancels a booking and frees its nights, with the mail that tells about it, in one transaction.
 * A booking that is cancelled already stays as it is and is answered once more.
 */
export const createCancel = (db: Database) => {
  const reads = createBookingReads(db)
  const outbox = createOutbox(db)
  const notices = createNotices(db)
  const update = db.prepare<[{ id: number; at: string; refund: 'full' | 'none' }]>(
    "UPDATE bookings SET status = 'cancelled', cancelled_at = @at, refund = @refund WHERE id = @id",
  )
  const free = db.prepare<[number]>('DELETE FROM booking_nights WHERE booking_id = ?')

  const addMail = async (
    { reference, lang }: StoredBooking,
    { by, tellGuest = true }: Cancellation,
    createdAt: string,
  ) => {
    if (tellGuest)
      await outbox.add({ kind: 'booking-cancelled', payload: { reference, by }, lang, createdAt })
    if (by === 'house') return
    await outbox.add({
      kind: 'cancellation-for-owner',
      payload: { reference },
      lang: hotel.deskLang,
      createdAt,
    })
  }

  const cancel = db.transaction(async (cancellation: Cancellation): Promise<StoredBooking> => {
    const { reference, by, lang, at, isQuiet } = cancellation
    const booking = await reads.byReference(reference, lang)
    if (!booking) throw new ApiError('booking_not_found')
    if (booking.status === 'cancelled') return booking
    const meaning = cancellationOf(booking, at)
    if (meaning === 'closed') throw new ApiError('booking_closed')
    const cancelledAt = at.toISOString()
    const refund = by === 'house' || meaning === 'free' ? 'full' : 'none'
    await update.run({ id: booking.id, at: cancelledAt, refund })
    await free.run(booking.id)
    if (booking.partner !== null) await notices.add('booking.cancelled', booking.id, at)
    if (!isQuiet) await addMail(booking, cancellation, cancelledAt)
    return { ...booking, status: 'cancelled', cancelledAt, refund }
  })

  return (cancellation: Cancellation) => cancel(cancellation)
}

export type Cancel = ReturnType<typeof createCancel>
