import { hotel } from '@calm-rest/contract/hotel'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { createNotices, lastDayOfMonth } from '../../partners/index.ts'
import { createBookingReads, type StoredBooking } from './stored-booking.ts'

/** Returns whether a stay can get another price: it costs something, and is in no final statement of a partner. */
export const maySetPrice = (booking: StoredBooking, today: CalendarDate): boolean => {
  const { status, refund, partner } = booking
  const isFinal = partner !== null && today > lastDayOfMonth(booking.checkOut)
  return !isFinal && (status !== 'cancelled' || refund === 'none')
}

/**
 * Gives a stay another total, whatever the rates say. Its lines are removed, unless those of the new total are given.
 * The guest is mailed both totals. Call it inside a transaction.
 *
 * @throws ApiError 'booking_not_found', or 'booking_closed' for a stay that costs nothing any more or is in a final
 * statement
 */
export const createSetPrice = (db: Database) => {
  const reads = createBookingReads(db)
  const outbox = outboxOf(db)
  const notices = createNotices(db)
  const update = db.prepare<[Record<string, string | number | null>]>(`
    UPDATE bookings SET total_cents = @totalCents, price_lines = @priceLines, changes = changes + 1,
      changed_at = @changedAt
    WHERE id = @id`)

  return async (
    reference: string,
    totalCents: number,
    at: Date,
    priceLines: string | null = null,
  ): Promise<void> => {
    const booking = await reads.byReference(reference, hotel.deskLang)
    if (!booking) throw new ApiError('booking_not_found')
    if (!maySetPrice(booking, todayAt(at))) throw new ApiError('booking_closed')
    if (booking.totalCents === totalCents) return
    const createdAt = at.toISOString()
    await update.run({ id: booking.id, totalCents, priceLines, changedAt: createdAt })
    const { roomId, checkIn, checkOut, guests, lang } = booking
    const before = { roomId, checkIn, checkOut, guests, totalCents: booking.totalCents }
    const payload = { reference, by: 'property', before } as const
    await outbox.add({ kind: 'booking-changed', payload, lang, createdAt })
    if (booking.partner !== null) await notices.add('booking.changed', booking.id, at)
  }
}
