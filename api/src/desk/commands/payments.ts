import { type Payment, type PaymentMethod, paymentMethods } from '@calm-rest/contract/staff'
import { addDays, toCents } from '@calm-rest/contract/stay'
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

/** What guests pay at the desk; each is one transaction with its line in the log. References are of single rooms. */
export const createDeskPaymentCommands = (deps: DeskDeps) => {
  const { db, recorder, now } = deps
  const ledger = createLedger(db)
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
    /** To the guest, at most what was paid. */
    refund: (reference: string, { amount, method, reason }: Money & { reason: string }) =>
      changed(
        'payment refund',
        reference,
        (at) => ledger.refund({ reference, amountCents: toCents(amount), method, note: reason, at, who }),
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
