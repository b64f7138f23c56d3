import { hotel } from '@calm-rest/contract/hotel'
import { methodPaidBy, type Payment, type PaymentMethod, paymentMethods } from '@calm-rest/contract/staff'
import { addDays, toCents } from '@calm-rest/contract/stay'
import { createBookingFacts } from '../../bookings/booking-facts.ts'
import { createSetPrice } from '../../bookings/set-price.ts'
import { createBookingReads } from '../../bookings/stored-booking.ts'
import { dueCentsOf } from '../../payments/due.ts'
import { createLedger, type StoredPayment, toPayment } from '../../payments/ledger.ts'
import { momentAt, todayAt } from '../../property-clock.ts'
import type { Facts } from '../log/desk-log.ts'
import { type DeskDeps, parseDay } from './deps.ts'
import { createRecordChange } from './record-change.ts'

/** An entry of what was paid, with its stay. */
export type DeskPayment = Payment & Pick<StoredPayment, 'reference'>

/** Dollars. */
interface Money {
  amount: number
  method: PaymentMethod
}

interface Refund extends Partial<Money> {
  amount: number
  reason: string
  lowersPrice?: boolean | undefined
}

/** What guests pay at the desk; each is one transaction with its line in the log. References are of single rooms. */
export const createDeskPaymentCommands = (deps: DeskDeps) => {
  const { db, recorder, now } = deps
  const ledger = createLedger(db)
  const reads = createBookingReads(db)
  const setPrice = createSetPrice(db)
  const { who } = recorder

  /** Of the log: what was paid, by how. */
  const factsOf = async (reference: string): Promise<Facts> => {
    const entries = await ledger.ofStay(reference)
    const sums = paymentMethods.map((method) => {
      const cents = entries.filter((one) => one.method === method).map((one) => one.amountCents)
      return [`${method}Cents`, cents.reduce((sum, one) => sum + one, 0)] as const
    })
    return Object.fromEntries(sums)
  }
  const changed = createRecordChange(deps, factsOf)
  const priceChanged = createRecordChange(deps, createBookingFacts(db))

  /** By what is given back beyond what the guest has paid too much. */
  const lowerPrice = async (reference: string, refundCents: number, reason: string) => {
    const booking = await reads.byReference(reference, hotel.deskLang)
    if (!booking) return
    const lowerByCents = refundCents - Math.max(0, -dueCentsOf(booking))
    if (lowerByCents <= 0) return
    const totalCents = Math.max(0, booking.totalCents - lowerByCents)
    await priceChanged('booking price', reference, (at) => setPrice(reference, totalCents, at), { reason })
  }

  return {
    /** The oldest first. */
    ofStay: async (reference: string): Promise<DeskPayment[]> =>
      (await ledger.ofStay(reference)).map(toDeskPayment),
    /** Of all stays, on these days at the property, both included; today without them. */
    list: async (days: { from?: string | undefined; until?: string | undefined }): Promise<DeskPayment[]> => {
      const from = parseDay(days.from ?? todayAt(now()))
      const end = addDays(parseDay(days.until ?? todayAt(now())), 1)
      const [first, last] = [momentAt(from), momentAt(end)]
      return (await ledger.between(first.toISOString(), last.toISOString())).map(toDeskPayment)
    },
    /** At most what is due. The note is for the staff, and not in the log. */
    take: (reference: string, { amount, method, note }: Money & { note?: string | undefined }) =>
      changed('payment take', reference, (at) =>
        ledger.take({ reference, amountCents: toCents(amount), method, note, at, who }),
      ),
    /**
     * To the guest, at most what was paid; the way most of it came where nothing else is said. With `lowersPrice` the price
     * falls by it, as far as it was not to be given back anyway.
     */
    refund: (reference: string, { amount, method, reason, lowersPrice = false }: Refund) =>
      changed(
        'payment refund',
        reference,
        async (at) => {
          const amountCents = toCents(amount)
          const how = method ?? methodPaidBy((await ledger.ofStay(reference)).map(toPayment))
          if (lowersPrice) await lowerPrice(reference, amountCents, reason)
          await ledger.refund({ reference, amountCents, method: how, note: reason, at, who })
        },
        { reason },
      ),
    /** Adds the reversal of an entry that was wrong. */
    reverse: (reference: string, id: number, reason: string) =>
      changed('payment reverse', reference, (at) => ledger.reverse({ reference, id, reason, at, who }), {
        reason,
      }),
  }
}

const toDeskPayment = (entry: StoredPayment): DeskPayment => ({
  ...toPayment(entry),
  reference: entry.reference,
})
