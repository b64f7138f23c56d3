import { hotel } from '@calm-rest/contract/hotel'
import { addDays, type CalendarDate, laterOf } from '@calm-rest/contract/stay'
import { createAuditLog, type Facts } from '../../core/audit-log/audit-log.ts'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { createNotices } from '../../partners/index.ts'
import { createChangeStay } from './change-stay.ts'
import { createBookingReads, type StoredBooking } from './stored-booking.ts'

/** What happens to the price of the nights after an early departure. They are for sale again in any case. */
export interface NightsLeft {
  are: 'charged' | 'given_back'
  /** In dollars: the quoted price of the stay without them, or the present total if they are charged. */
  totalPrice: number
}

/** Action of a departure in the audit log. */
const leaveAction = 'booking leave'

const terms = ['roomId', 'checkIn', 'checkOut', 'totalCents'] as const

/** Returns the new check-out of a stay whose guest leaves today. The stay keeps at least one night. */
const cutTo = ({ checkIn }: StoredBooking, today: CalendarDate) => laterOf(today, addDays(checkIn, 1))

/**
 * Shortens a stay to the nights that were used when its guest leaves early. Its dates become the true ones, and the
 * price of the other nights stays as a `kept` line or is removed. Call it inside the transaction that records the
 * departure.
 */
export const createEarlyDeparture = (db: Database) => {
  const reads = createBookingReads(db)
  const changeStay = createChangeStay(db)
  const log = createAuditLog(db)
  const outbox = outboxOf(db)
  const notices = createNotices(db)
  const lengthen = db.prepare<[Record<string, string | number | null>]>(`
    UPDATE bookings SET check_out = @checkOut, total_cents = @totalCents, price_lines = @priceLines,
      changes = changes + 1, changed_at = @changedAt
    WHERE id = @id`)

  return {
    /** Returns the facts that the audit log needs for `restore`. */
    factsOf: async (reference: string): Promise<Facts> => {
      const booking = await reads.byReference(reference, hotel.deskLang)
      return { linesBefore: booking?.priceLines ?? null }
    },
    /**
     * Does nothing if no night is left.
     *
     * @throws ApiError 'price_changed' if the total has changed meanwhile
     */
    cut: async (reference: string, { are, totalPrice }: NightsLeft, at: Date): Promise<void> => {
      const booking = await reads.byReference(reference, hotel.deskLang)
      if (!booking || booking.endedOn !== null) return
      const checkOut = cutTo(booking, todayAt(at))
      if (checkOut >= booking.checkOut) return
      const who = { by: 'property', keepsTotal: are === 'charged' } as const
      await changeStay.change({ reference, change: { checkOut }, who, lang: hotel.deskLang, at }, totalPrice)
    },
    /** Restores dates and price when a departure is reverted, unless they were changed since. */
    restore: async (reference: string, at: Date): Promise<void> => {
      const booking = await reads.byReference(reference, hotel.deskLang)
      const [line] = await log.ofAction(reference, leaveAction)
      const before = line?.before
      const after = line?.after
      if (!booking || booking.endedOn === null || !before || !after) return
      const isCut = after.checkOut !== before.checkOut && terms.every((name) => after[name] === booking[name])
      if (!isCut) return
      const createdAt = at.toISOString()
      await lengthen.run({
        id: booking.id,
        checkOut: String(before.checkOut),
        totalCents: Number(before.totalCents),
        priceLines: typeof after.linesBefore === 'string' ? after.linesBefore : null,
        changedAt: createdAt,
      })
      const { roomId, checkIn, checkOut, guests, totalCents, lang } = booking
      const payload = {
        reference,
        by: 'property',
        before: { roomId, checkIn, checkOut, guests, totalCents },
      } as const
      await outbox.add({ kind: 'booking-changed', payload, lang, createdAt })
      if (booking.partner !== null) await notices.add('booking.changed', booking.id, at)
    },
  }
}
