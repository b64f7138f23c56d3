import { createDeskLog, type Facts } from '../../core/audit-log/desk-log.ts'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { maySetPrice } from '../bookings/set-price.ts'
import type { StoredBooking } from '../bookings/stored-booking.ts'

/** A price that a stay had before. */
interface PriceBefore {
  totalCents: number
  /** As a booking stores them; null where none are known of that total. */
  priceLines: string | null
}

/** What the log has of a price that a refund lowered, or its reversal raised: the entry, and the lines of before. */
export const refundPriceFacts = (refundId: number, { priceLines }: StoredBooking): Facts => ({
  refundId,
  linesBefore: priceLines,
})

const terms = ['roomId', 'checkIn', 'checkOut', 'guests', 'totalCents'] as const

/** Which price a stay gets back where a refund that lowered it is reversed. */
export const createRefundPrices = (db: Database) => {
  const log = createDeskLog(db)
  /**
   * By the ids of refunds, from the log. None of a refund since which anything but refunds and their reversals made the
   * stay or its price another, and none of a stay whose price may change no more.
   */
  return async (booking: StoredBooking, now: Date): Promise<Map<number, PriceBefore>> => {
    const prices = new Map<number, PriceBefore>()
    if (!maySetPrice(booking, todayAt(now))) return prices
    /** Lines of totals before. */
    const linesOf = new Map<number, string>()
    const fallen = new Map<number, number>()
    let later: Facts = Object.fromEntries(terms.map((name) => [name, booking[name]]))
    for (const { before, after } of await log.ofAction(booking.reference, 'booking price')) {
      const isOfRefund = before && after && typeof after.refundId === 'number'
      if (!isOfRefund || terms.some((name) => after[name] !== later[name])) break
      const totalBefore = Number(before.totalCents)
      if (typeof after.linesBefore === 'string') linesOf.set(totalBefore, after.linesBefore)
      const fellBy = totalBefore - Number(after.totalCents)
      if (fellBy > 0) fallen.set(Number(after.refundId), fellBy)
      later = before
    }
    for (const [id, fellBy] of fallen) {
      const totalCents = booking.totalCents + fellBy
      prices.set(id, { totalCents, priceLines: linesOf.get(totalCents) ?? null })
    }
    return prices
  }
}
