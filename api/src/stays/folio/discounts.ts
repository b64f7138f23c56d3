import { hotel } from '@calm-rest/contract/hotel'
import type { Database } from '../../core/database/database.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { percentOf, propertyOf, rateWords } from '../../property/index.ts'
import { createBookingReads, type StoredBooking } from '../bookings/stored-booking.ts'
import { priceCentsOf } from '../payments/due.ts'
import type { ChargedTax } from './charge-taxes.ts'
import { taxNames } from './charges.ts'
import { chargeTable } from './columns.ts'
import { createPriceLines } from './price-lines-of.ts'

/** Hundredths are the smallest part of a per cent. */
export type Discounted = { percent: number } | { amountCents: number }

interface Discount {
  reference: string
  discounted: Discounted
  /** It is kept, and says nothing about the guest. */
  reason: string
  at: Date
  who: string
}

/** Takes something off the price of a stay, whatever rates say. Each is one transaction. */
export const createDiscounts = (db: Database) => {
  const reads = createBookingReads(db)
  const store = propertyOf(db).rates
  const priceLinesOf = createPriceLines(db)
  const given = db
    .prepare<[number], number>(
      "SELECT coalesce(SUM(amount_cents), 0) FROM charges WHERE booking_id = ? AND kind = 'discount'",
    )
    .pluck()
  const insert = db.prepare<[object]>(chargeTable.insert)

  /** What of the taxes in the price is taken off with it: the same share as of the price. */
  const taxesOff = async (booking: StoredBooking, cents: number): Promise<ChargedTax[]> => {
    const { rates } = await store.current()
    const nameOf = taxNames(rates)
    const lines = await priceLinesOf(booking, booking.lang)
    return lines.flatMap(({ group, taxId, cents: taxCents, included }) => {
      const amountCents = -Math.round((taxCents * cents) / priceCentsOf(booking))
      if (group !== 'tax' || taxId === null || amountCents === 0) return []
      return [{ id: taxId, names: nameOf(taxId), amountCents, included }]
    })
  }

  const give = db.transaction(async ({ reference, discounted, reason, at, who }: Discount) => {
    const booking = await reads.byReference(reference, hotel.deskLang)
    if (!booking) throw new ApiError('booking_not_found')
    const priceCents = priceCentsOf(booking)
    // what was given so far is negative
    const leftCents = priceCents + Number(await given.get(booking.id))
    if (leftCents <= 0) throw new ApiError('stay_closed')
    const isShare = 'percent' in discounted
    const cents = isShare ? percentOf(priceCents, discounted.percent) : discounted.amountCents
    const field = isShare ? 'percent' : 'amount'
    if (cents > leftCents) throw invalidFields({ field, code: 'too_large' })
    if (cents <= 0) throw invalidFields({ field, code: 'too_small' })
    await insert.run(
      chargeTable.newRow({
        bookingId: booking.id,
        kind: 'discount',
        names: JSON.stringify(rateWords.discount),
        quantity: 1,
        unitCents: -cents,
        amountCents: -cents,
        taxLines: JSON.stringify(await taxesOff(booking, cents)),
        taxBasis: '[]',
        reason,
        at: at.toISOString(),
        who,
      }),
    )
  })

  return {
    /**
     * Takes an amount, or a percentage of the price, off a stay; of both together at most the price. Charges stay.
     *
     * @throws ApiError 'booking_not_found', 'stay_closed' for a stay that costs nothing any more, or 'invalid_request'
     * with 'too_large' or 'too_small'
     */
    give: (discount: Discount) => give(discount),
  }
}
