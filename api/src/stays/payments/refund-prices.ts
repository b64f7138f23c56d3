import { createAuditLog, type Facts } from '../../core/audit-log/audit-log.ts'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { maySetPrice } from '../bookings/set-price.ts'
import type { StoredBooking } from '../bookings/stored-booking.ts'

/** A former price of a stay. */
interface PriceBefore {
  totalCents: number
  /** As stored with a booking; null if none are known for that total. */
  priceLines: string | null
}

/**
 * Facts for the audit log about a price that a refund lowered, or its reversal raised: the entry, and the former lines.
 */
export const refundPriceFacts = (refundId: number, { priceLines }: StoredBooking): Facts => ({
  refundId,
  linesBefore: priceLines,
})

const terms = ['roomId', 'checkIn', 'checkOut', 'guests', 'totalCents'] as const

/** Finds the price that a stay regains when a refund that lowered it is reversed. */
export const createRefundPrices = (db: Database) => {
  const log = createAuditLog(db)
  /**
   * Returns them by the ids of refunds, from the audit log. Omits refunds after which anything but refunds and their
   * reversals changed the stay or its price, and stays whose price can no longer change.
   */
  return async (booking: StoredBooking, now: Date): Promise<Map<number, PriceBefore>> => {
    const prices = new Map<number, PriceBefore>()
    if (!maySetPrice(booking, todayAt(now))) return prices
    /** Lines by former totals. */
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
