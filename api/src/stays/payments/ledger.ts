import { hotel } from '@calm-rest/contract/hotel'
import type { Payment, PaymentMethod } from '@calm-rest/contract/staff'
import { toDollars } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { createBookingReads } from '../bookings/stored-booking.ts'
import { dueCentsOf } from './due.ts'

/** An entry of the ledger. None is ever changed. */
export interface StoredPayment {
  id: number
  /** Of the stay. */
  reference: string
  /** Below zero what the guest got back. */
  amountCents: number
  method: PaymentMethod
  /** ISO 8601, UTC. */
  at: string
  /** Name of who took it. */
  who: string
  /** Null once it was forgotten with the guest, too. */
  note: string | null
  /** Id of the entry that this one reverses. */
  reverses: number | null
  isReversed: 0 | 1
}

interface Entry {
  reference: string
  amountCents: number
  method: PaymentMethod
  note: string | undefined
  at: Date
  who: string
}

interface Reversal {
  reference: string
  id: number
  reason: string
  at: Date
  who: string
}

interface Row {
  bookingId: number
  amountCents: number
  method: PaymentMethod
  at: string
  who: string
  note: string | null
  reverses: number | null
}

const select = `
  SELECT y.id, b.reference, y.amount_cents AS "amountCents", y.method, y.at, y.who, y.note, y.reverses AS "reverses",
    EXISTS (SELECT 1 FROM payments o WHERE o.reverses = y.id) AS "isReversed"
  FROM payments y JOIN bookings b ON b.id = y.booking_id`

/** What guests pay for their stays. Each write is one transaction. */
export const createLedger = (db: Database) => {
  const reads = createBookingReads(db)
  const ofStay = db.prepare<[string], StoredPayment>(`${select} WHERE b.reference = ? ORDER BY y.id`)
  const between = db.prepare<[{ from: string; until: string }], StoredPayment>(
    `${select} WHERE y.at >= @from AND y.at < @until ORDER BY y.id`,
  )
  const insert = db
    .prepare<[Row], number>(`
    INSERT INTO payments (booking_id, amount_cents, method, at, who, note, reverses)
    VALUES (@bookingId, @amountCents, @method, @at, @who, @note, @reverses) RETURNING id`)
    .pluck()

  const find = async (reference: string) => {
    const booking = await reads.byReference(reference, hotel.deskLang)
    if (!booking) throw new ApiError('booking_not_found')
    return booking
  }
  const add = (bookingId: number, { amountCents, method, note, at, who }: Entry, reverses: number | null) =>
    insert.get({ bookingId, amountCents, method, at: at.toISOString(), who, note: note ?? null, reverses })

  const take = db.transaction(async (entry: Entry) => {
    const booking = await find(entry.reference)
    if (entry.amountCents > dueCentsOf(booking)) throw tooLarge()
    await add(booking.id, entry, null)
  })
  const refund = db.transaction(async (entry: Entry) => {
    const booking = await find(entry.reference)
    if (entry.amountCents > booking.paidCents) throw tooLarge()
    return (await add(booking.id, { ...entry, amountCents: -entry.amountCents }, null)) as number
  })
  const reverse = db.transaction(async ({ reference, id, reason, at, who }: Reversal) => {
    const booking = await find(reference)
    const entry = (await ofStay.all(reference)).find((one) => one.id === id)
    if (!entry) throw new ApiError('payment_not_found')
    const { amountCents, method, reverses, isReversed } = entry
    // what was paid back from it meanwhile has to be reversed first
    const isCovered = booking.paidCents >= amountCents
    if (reverses !== null || isReversed || !isCovered) throw new ApiError('payment_closed')
    await add(booking.id, { reference, amountCents: -amountCents, method, note: reason, at, who }, id)
  })

  return {
    /** The oldest first. */
    ofStay: (reference: string) => ofStay.all(reference),
    /** Of all stays between two moments, ISO 8601, UTC; the end is not part of it. */
    between: (from: string, until: string) => between.all({ from, until }),
    /** @throws ApiError 'booking_not_found', or 'too_large' beside `amount` where it is more than what is due */
    take: (entry: Entry) => take(entry),
    /**
     * Answers the id of the entry.
     *
     * @throws ApiError 'booking_not_found', or 'too_large' beside `amount` where it is more than what was paid
     */
    refund: (entry: Entry) => refund(entry),
    /** Adds the reversal of an entry. @throws ApiError 'booking_not_found', 'payment_not_found' or 'payment_closed' */
    reverse: (what: Reversal) => reverse(what),
  }
}

/** An entry as the staff sees it on the page of its stay; `priceBefore` is what the stay costs once it is reversed. */
export const toPayment = (
  { reference: _, amountCents, isReversed, ...entry }: StoredPayment,
  priceBefore?: { totalCents: number },
): Payment => ({
  ...entry,
  amount: toDollars(amountCents),
  isReversed: isReversed === 1,
  priceIfReversed: priceBefore && isReversed === 0 ? toDollars(priceBefore.totalCents) : null,
})

const tooLarge = () => invalidFields({ field: 'amount', code: 'too_large' })
