import { hotel } from '@calm-rest/contract/hotel'
import type { Payment, PaymentPurpose } from '@calm-rest/contract/staff'
import { toDollars } from '@calm-rest/contract/stay'
import type { Database } from '../../core/database/database.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { createBookingReads, type StoredBooking } from '../bookings/stored-booking.ts'
import { type NewPayment, type PaymentRow, paymentTable } from './columns.ts'
import { dueCentsOf } from './due.ts'
import { type StoredTender, tenderedBack, tenderedOf, toTendered } from './tendered.ts'

/** An entry with the reference of its stay. */
export interface StoredPayment extends PaymentRow {
  reference: string
  isReversed: 0 | 1
}

interface Entry extends Omit<NewPayment, 'bookingId' | 'at' | 'purpose' | 'reverses' | 'till' | 'tendered'> {
  reference: string
  at: Date
  /** Cash in another currency. */
  tendered?: StoredTender | null | undefined
}

/** Money that a payment provider has moved. */
interface Received extends Pick<NewPayment, 'bookingId' | 'amountCents' | 'reverses'> {
  /** Name of the provider's account. */
  who: string
  at: Date
}

interface Reversal {
  reference: string
  id: number
  reason: string
  at: Date
  who: string
}

const select = `
  SELECT ${paymentTable.select('y')}, b.reference,
    EXISTS (SELECT 1 FROM payments o WHERE o.reverses = y.id) AS "isReversed"
  FROM payments y JOIN bookings b ON b.id = y.booking_id`

/** What guests pay for their stays. Each write is one transaction. */
export const createLedger = (db: Database) => {
  const reads = createBookingReads(db)
  const ofStay = db.prepare<[string], StoredPayment>(`${select} WHERE b.reference = ? ORDER BY y.id`)
  const between = db.prepare<[{ from: string; until: string }], StoredPayment>(
    `${select} WHERE y.at >= @from AND y.at < @until ORDER BY y.id`,
  )
  const insert = db.prepare<[object], number>(`${paymentTable.insert} RETURNING id`).pluck()

  const find = async (reference: string) => {
    const booking = await reads.byReference(reference, hotel.deskLang)
    if (!booking) throw new ApiError('booking_not_found')
    return booking
  }
  const add = (bookingId: number, entry: Entry, reverses: number | null, purpose: PaymentPurpose = 'stay') =>
    insert.get(
      paymentTable.newRow({
        ...entry,
        bookingId,
        at: entry.at.toISOString(),
        purpose,
        reverses,
        // of who took it
        till: entry.who,
        tendered: entry.tendered && JSON.stringify(entry.tendered),
      }),
    )

  const take = db.transaction(async (entry: Entry) => {
    const booking = await find(entry.reference)
    if (entry.amountCents > dueCentsOf(booking)) throw tooLarge()
    await add(booking.id, entry, null)
  })
  const hold = db.transaction(async (entry: Entry) => {
    const booking = await find(entry.reference)
    if (!mayHold(booking)) throw new ApiError('stay_closed')
    await add(booking.id, entry, null, 'held')
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
    const { amountCents, method, purpose, reverses, isReversed } = entry
    const given = tenderedOf(entry)
    const tendered = given && tenderedBack(given)
    // refunds from it have to be reversed first
    const isCovered = purpose === 'held' || booking.paidCents >= amountCents
    // its provider has the money, and gives it back
    if (method === 'online') throw new ApiError('payment_closed')
    if (reverses !== null || isReversed || !isCovered) throw new ApiError('payment_closed')
    await add(
      booking.id,
      { reference, amountCents: -amountCents, method, note: reason, at, who, tendered },
      id,
      purpose,
    )
  })
  const giveBack = db.transaction(async ({ reference, id, at, who }: Omit<Reversal, 'reason'>) => {
    const booking = await find(reference)
    const entry = (await ofStay.all(reference)).find((one) => one.id === id)
    if (entry?.purpose !== 'held') throw new ApiError('payment_not_found')
    const { amountCents, method, reverses, isReversed } = entry
    if (reverses !== null || isReversed) throw new ApiError('payment_closed')
    await add(booking.id, { reference, amountCents: -amountCents, method, at, who }, id, 'held')
  })

  const isReversed = db.prepare<[number], number>('SELECT COUNT(*) FROM payments WHERE reverses = ?').pluck()
  const receive = async ({ bookingId, amountCents, reverses, who, at }: Received) => {
    const isFree = typeof reverses === 'number' && (await isReversed.get(reverses)) === 0
    const moment = at.toISOString()
    const entry = { amountCents, method: 'online', who, at: moment, purpose: 'stay' } as const
    const row = paymentTable.newRow({ ...entry, bookingId, reverses: isFree ? reverses : null })
    return (await insert.get(row)) as number
  }

  return {
    /** Oldest first. */
    ofStay: (reference: string) => ofStay.all(reference),
    /** Returns the payments of all stays between two moments, ISO 8601, UTC; the end is exclusive. */
    between: (from: string, until: string) => between.all({ from, until }),
    /** @throws ApiError 'booking_not_found', or 'too_large' for `amount` if it exceeds what is due */
    take: (entry: Entry) => take(entry),
    /**
     * Holds a deposit, such as one for a key: it is no payment for the stay.
     *
     * @throws ApiError 'booking_not_found', or 'stay_closed' for a stay that is over or cancelled
     */
    hold: (entry: Entry) => hold(entry),
    /**
     * Gives a deposit back, by the way it came.
     *
     * @throws ApiError 'booking_not_found', 'payment_not_found' or 'payment_closed'
     */
    giveBack: (what: Omit<Reversal, 'reason'>) => giveBack(what),
    /**
     * Returns the id of the entry.
     *
     * @throws ApiError 'booking_not_found', or 'too_large' for `amount` if it exceeds what was paid
     */
    refund: (entry: Entry) => refund(entry),
    /**
     * Records money that moved already: also more than is due, which is then due back. It reverses an entry that was not
     * reversed yet. Returns the id of the entry. Call it inside a transaction.
     */
    receive,
    /**
     * Adds the reversal of an entry.
     *
     * @throws ApiError 'booking_not_found', 'payment_not_found' or 'payment_closed'
     */
    reverse: (what: Reversal) => reverse(what),
  }
}

/**
 * Returns an entry as the staff see it on the page of its stay. `priceBefore` is the price of the stay once it is
 * reversed.
 */
export const toPayment = (
  { reference: _, amountCents, isReversed, till: _till, tendered, ...entry }: StoredPayment,
  priceBefore?: { totalCents: number },
): Payment => {
  const given = tenderedOf({ tendered })
  return {
    ...entry,
    amount: toDollars(amountCents),
    ...(given && { tendered: toTendered(given) }),
    isReversed: isReversed === 1,
    priceIfReversed: priceBefore && isReversed === 0 ? toDollars(priceBefore.totalCents) : null,
  }
}

/** Until the guest has left. */
const mayHold = ({ status, endedOn }: StoredBooking) => status === 'confirmed' && endedOn === null

const tooLarge = () => invalidFields({ field: 'amount', code: 'too_large' })
