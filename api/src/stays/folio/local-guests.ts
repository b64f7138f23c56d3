import { hotel } from '@calm-rest/contract/hotel'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { propertyOf } from '../../property/index.ts'
import { termsOf } from '../bookings/change-terms.ts'
import { createLineRules, type StoredLines } from '../bookings/price-lines.ts'
import { createSetPrice, maySetPrice } from '../bookings/set-price.ts'
import { createBookingReads, type StoredBooking } from '../bookings/stored-booking.ts'

interface Mark {
  reference: string
  isLocal: boolean
  at: Date
}

/** The lines of a price with the nights one by one, as they were quoted. */
const withNights = (lines: string, { priceLines }: StoredBooking): string => {
  const { nights } = JSON.parse(priceLines ?? '{"nights":[]}') as StoredLines
  if (nights.length === 0) return lines
  const { nightsCents: _, ...next } = JSON.parse(lines) as StoredLines
  return JSON.stringify({ ...next, nights })
}

/** Marks stays whose guests are local: taxes that exempt them are not due. */
export const createLocalGuests = (db: Database) => {
  const reads = createBookingReads(db)
  const rulesOf = createLineRules(propertyOf(db).rates)
  const setPrice = createSetPrice(db)
  const save = db.prepare<[number, 0 | 1]>(`INSERT INTO folio_facts (booking_id, is_local) VALUES (?, ?)
    ON CONFLICT (booking_id) DO UPDATE SET is_local = excluded.is_local`)
  const saveLines = db.prepare<[string, number]>('UPDATE bookings SET price_lines = ? WHERE id = ?')

  const mark = db.transaction(async ({ reference, isLocal, at }: Mark) => {
    const booking = await reads.byReference(reference, hotel.deskLang)
    if (!booking) throw new ApiError('booking_not_found')
    if (!maySetPrice(booking, todayAt(at))) throw new ApiError('stay_closed')
    if ((booking.isLocal === 1) === isLocal) return
    const rules = await rulesOf(booking)
    await save.run(booking.id, isLocal ? 1 : 0)
    // a price by hand has no lines that a tax could be taken from
    if (rules === undefined) return
    const { nightsCents, keptCents } = rules
    const { totalCents, stored } = rules.priceOf(
      Object.assign(termsOf(booking), { exemptsLocals: isLocal }),
      nightsCents,
      keptCents,
    )
    const lines = withNights(stored, booking)
    // where only contained taxes are exempt, the price stays
    if (totalCents === booking.totalCents) await saveLines.run(lines, booking.id)
    else await setPrice(reference, totalCents, at, lines)
  })

  return {
    /**
     * Marks a stay as one of local guests, or removes the mark, and computes the lines of its price again by the rules of
     * its quote. Charges keep their taxes.
     *
     * @throws ApiError 'booking_not_found', or 'stay_closed' for a stay whose price cannot change any more
     */
    mark: (what: Mark) => mark(what),
  }
}
