import { hotel } from '@calm-rest/contract/hotel'
import { addDays, type CalendarDate, laterOf } from '@calm-rest/contract/stay'
import { createDeskLog, type Facts } from '../../core/audit-log/desk-log.ts'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { createOutbox } from '../../core/outbox/outbox.ts'
import { createNotices } from '../../partners/index.ts'
import { createChangeStay } from './change-stay.ts'
import { createBookingReads, type StoredBooking } from './stored-booking.ts'

/** What becomes of the price of nights that a guest leaves; for sale again they are in any case. */
export interface NightsLeft {
  are: 'charged' | 'given_back'
  /** Dollars, as quoted for a stay without them; of charged ones the total so far. */
  totalPrice: number
}

/** Action of a departure in the log of the desk. */
const leaveAction = 'booking leave'

const terms = ['roomId', 'checkIn', 'checkOut', 'totalCents'] as const

/** The day to which a stay is cut where its guest leaves today; it keeps one night. */
const cutTo = ({ checkIn }: StoredBooking, today: CalendarDate) => laterOf(today, addDays(checkIn, 1))

/**
 * Cuts a stay to the nights that were slept where its guest leaves before the last one: its dates are the true ones, and
 * the price of the others stays as a `kept` line or goes. Only inside the transaction that notes the departure.
 */
export const createEarlyDeparture = (db: Database) => {
  const reads = createBookingReads(db)
  const changeStay = createChangeStay(db)
  const log = createDeskLog(db)
  const outbox = createOutbox(db)
  const notices = createNotices(db)
  const lengthen = db.prepare<[Record<string, string | number | null>]>(`
    UPDATE bookings SET check_out = @checkOut, total_cents = @totalCents, price_lines = @priceLines,
      changes = changes + 1, changed_at = @changedAt
    WHERE id = @id`)

  return {
    /** What the log has to know for `restore`. */
    factsOf: async (reference: string): Promise<Facts> => {
      const booking = await reads.byReference(reference, hotel.deskLang)
      return { linesBefore: booking?.priceLines ?? null }
    },
    /** Nothing where no night is left. @throws ApiError 'price_changed' where the total is another by now */
    cut: async (reference: string, { are, totalPrice }: NightsLeft, at: Date): Promise<void> => {
      const booking = await reads.byReference(reference, hotel.deskLang)
      if (!booking || booking.endedOn !== null) return
      const checkOut = cutTo(booking, todayAt(at))
      if (checkOut >= booking.checkOut) return
      const who = { by: 'house', keepsTotal: are === 'charged' } as const
      await changeStay.change({ reference, change: { checkOut }, who, lang: hotel.deskLang, at }, totalPrice)
    },
    /** Gives back dates and price of before a departure that is about to be taken back, unless they were changed since. */
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
        by: 'house',
        before: { roomId, checkIn, checkOut, guests, totalCents },
      } as const
      await outbox.add({ kind: 'booking-changed', payload, lang, createdAt })
      if (booking.partner !== null) await notices.add('booking.changed', booking.id, at)
    },
  }
}
