import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { type GuestMail, isMailed } from '../../core/mail-limits/mail-limit.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import type { OwnerMailLimits } from '../../core/outbox/owner-mail-limits.ts'
import { createTellOwnerOfStays } from '../../core/outbox/tell-owner-of-stays.ts'
import { createNotices } from '../../partners/index.ts'
import { propertyOf } from '../../property/index.ts'
import { cancellationOf } from './policy.ts'
import { createBookingReads, type StoredBooking } from './stored-booking.ts'

export interface Cancellation {
  /** Reference of a booking with all its rooms, or of one of them. */
  reference: string
  /** The property refunds by its own decision, a guest by the policy stored with the booking. */
  by: 'guest' | 'property'
  lang: Lang
  at: Date
  /** What the guest gets back, if the property decides; everything by default. */
  refund?: 'full' | 'none' | undefined
  /** Sends no mail to the guest, for bookings that no guest made. */
  isQuiet?: boolean | undefined
  /** Decides whether the guest is mailed, and counts the mail. By default the guest is always mailed. */
  guestMail?: GuestMail | undefined
}

/**
 * Cancels a booking, or one room of it, and frees the nights, with the mail about it, in one transaction. Cancelled
 * rooms stay as they are, and the answer is repeated. Throws 'booking_closed' if nothing can be cancelled any more.
 */
export const createCancel = (db: Database, ownerMails?: OwnerMailLimits) => {
  const reads = createBookingReads(db)
  const outbox = outboxOf(db)
  const tellOwner = createTellOwnerOfStays(db, ownerMails)
  const notices = createNotices(db)
  const promotions = propertyOf(db).promotionUses
  const update = db.prepare<[{ id: number; at: string; refund: 'full' | 'none' }]>(
    "UPDATE bookings SET status = 'cancelled', cancelled_at = @at, refund = @refund WHERE id = @id",
  )
  const free = db.prepare<[number]>('DELETE FROM booking_nights WHERE booking_id = ?')

  const addMail = async (
    rooms: readonly StoredBooking[],
    { by, reference, refund, guestMail }: Cancellation,
    createdAt: string,
  ) => {
    const payload = { reference, rooms: rooms.map((room) => room.reference) }
    const [{ lang }] = rooms as [StoredBooking]
    // without a refund the guest asked for it: send the neutral text
    const wishedBy = refund === 'none' ? 'guest' : by
    if (await isMailed(guestMail))
      await outbox.add({ kind: 'booking-cancelled', payload: { ...payload, by: wishedBy }, lang, createdAt })
    if (by === 'property') return
    await tellOwner({ kind: 'cancellation-for-owner', payload, lang: hotel.deskLang, createdAt })
  }

  const cancel = db.transaction(async (cancellation: Cancellation): Promise<StoredBooking[]> => {
    const { reference, by, lang, at, isQuiet } = cancellation
    const rooms = await reads.ofBooking(reference, lang)
    if (rooms.length === 0) throw new ApiError('booking_not_found')
    const open = rooms.filter(({ status }) => status !== 'cancelled')
    const closable = open.filter((room) => cancellationOf(room, at) !== 'closed')
    if (open.length > 0 && closable.length === 0) throw new ApiError('booking_closed')
    const cancelledAt = at.toISOString()
    const cancelled = new Map<number, StoredBooking>()
    for (const room of closable) {
      const byPolicy = by === 'property' || cancellationOf(room, at) === 'free' ? 'full' : 'none'
      const refund = cancellation.refund ?? byPolicy
      await update.run({ id: room.id, at: cancelledAt, refund })
      await free.run(room.id)
      if (room.partner !== null) await notices.add('booking.cancelled', room.id, at)
      cancelled.set(room.id, { ...room, status: 'cancelled', cancelledAt, refund })
    }
    if (closable.length > 0) await promotions.giveBack(reference)
    if (!isQuiet && closable.length > 0) await addMail(closable, cancellation, cancelledAt)
    return rooms.map((room) => cancelled.get(room.id) ?? room)
  })

  /** Returns all rooms in their new state. */
  return (cancellation: Cancellation) => cancel(cancellation)
}
