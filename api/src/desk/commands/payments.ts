import { hotel } from '@calm-rest/contract/hotel'
import { type DeskPaymentMethod, methodPaidBy, type Payment, paymentMethods } from '@calm-rest/contract/staff'
import { toCents } from '@calm-rest/contract/stay'
import type { Facts } from '../../core/audit-log/audit-log.ts'
import { ApiError } from '../../core/http/api-error.ts'
import {
  dueCentsOf,
  refundPriceFacts,
  type StoredBooking,
  type StoredPayment,
  type StoredTender,
  staysOf,
  toPayment,
} from '../../stays/index.ts'
import type { DeskDeps } from './deps.ts'
import { createRecordChange } from './record-change.ts'

/** An entry of the ledger with its stay. */
export type DeskPayment = Omit<Payment, 'priceIfReversed'> & Pick<StoredPayment, 'reference'>

/** Dollars. */
interface Money {
  amount: number
  method: DeskPaymentMethod
  /** Cash in another currency. */
  tendered?: StoredTender | undefined
}

interface Refund extends Partial<Money> {
  amount: number
  reason: string
  lowersPrice?: boolean | undefined
}

/** Payments at the desk; each is one transaction with its audit log line. References are of single rooms. */
export const createDeskPaymentCommands = (deps: DeskDeps) => {
  const { db, recorder } = deps
  const { ledger, bookings: reads, setPrice, refundPrices } = staysOf(db)
  const { who } = recorder

  /** Totals per method, for the audit log. */
  const factsOf = async (reference: string): Promise<Facts> => {
    const entries = await ledger.ofStay(reference)
    const sums = paymentMethods.map((method) => {
      const cents = entries.filter((one) => one.method === method).map((one) => one.amountCents)
      return [`${method}Cents`, cents.reduce((sum, one) => sum + one, 0)] as const
    })
    return Object.fromEntries(sums)
  }
  const changed = createRecordChange(deps, factsOf)
  const held = createRecordChange(deps, async (reference) => {
    const { heldCents } = await find(reference)
    return { heldCents }
  })
  const priceChanged = createRecordChange(deps, staysOf(db).bookingFacts)

  const find = async (reference: string) => {
    const booking = await reads.byReference(reference, hotel.deskLang)
    if (!booking) throw new ApiError('booking_not_found')
    return booking
  }
  /** Lowers the price by the refund, less what the guest had overpaid. */
  const lowerPrice = async (before: StoredBooking, refund: { id: number; cents: number }, reason: string) => {
    const { reference } = before
    const lowerByCents = refund.cents - Math.max(0, -dueCentsOf(before))
    if (lowerByCents <= 0) return
    const totalCents = Math.max(0, before.totalCents - lowerByCents)
    const facts = refundPriceFacts(refund.id, before)
    await priceChanged('booking price', reference, (at) => setPrice(reference, totalCents, at), {
      reason,
      facts,
    })
  }

  return {
    /** Oldest first. */
    ofStay: async (reference: string): Promise<DeskPayment[]> =>
      (await ledger.ofStay(reference)).map(toDeskPayment),
    /** Takes at most the amount due. The note is for the staff, and not in the log. */
    take: (reference: string, { amount, method, note, tendered }: Money & { note?: string | undefined }) =>
      changed('payment take', reference, (at) =>
        ledger.take({ reference, amountCents: toCents(amount), method, note, at, who, tendered }),
      ),
    /** Holds a deposit that is no payment for the stay. The note is for the staff, and not in the log. */
    hold: (reference: string, { amount, method, note }: Money & { note?: string | undefined }) =>
      held('deposit hold', reference, (at) =>
        ledger.hold({ reference, amountCents: toCents(amount), method, note, at, who }),
      ),
    /** Gives a deposit back as a whole, by the way it came. */
    giveBack: (reference: string, id: number) =>
      held('deposit return', reference, (at) => ledger.giveBack({ reference, id, at, who })),
    /**
     * Refunds at most what was paid, by default with the method that most of it was paid with. With
     * `lowersPrice` the price falls by the refund, less what the guest had overpaid.
     */
    refund: (reference: string, { amount, method, reason, lowersPrice = false, tendered }: Refund) =>
      changed(
        'payment refund',
        reference,
        async (at) => {
          const amountCents = toCents(amount)
          const how =
            method ?? methodPaidBy((await ledger.ofStay(reference)).map((entry) => toPayment(entry)))
          const before = await find(reference)
          const id = await ledger.refund({
            reference,
            amountCents,
            method: how,
            note: reason,
            at,
            who,
            tendered,
          })
          if (lowersPrice) await lowerPrice(before, { id, cents: amountCents }, reason)
        },
        { reason },
      ),
    /**
     * Adds the reversal of a wrong entry. Restores a price that was lowered with it, unless the price was
     * changed since.
     */
    reverse: (reference: string, id: number, reason: string) =>
      changed(
        'payment reverse',
        reference,
        async (at) => {
          const booking = await find(reference)
          await ledger.reverse({ reference, id, reason, at, who })
          const price = (await refundPrices(booking, at)).get(id)
          if (!price) return
          const { totalCents, priceLines } = price
          await priceChanged(
            'booking price',
            reference,
            (priceAt) => setPrice(reference, totalCents, priceAt, priceLines),
            { reason, facts: refundPriceFacts(id, booking) },
          )
        },
        { reason },
      ),
  }
}

const toDeskPayment = (entry: StoredPayment): DeskPayment => {
  const { priceIfReversed: _, ...payment } = toPayment(entry)
  return { ...payment, reference: entry.reference }
}
