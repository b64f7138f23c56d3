import { bookingReferenceOf } from '@calm-rest/contract/reference'
import { createRecorder } from '../../core/audit-log/recorder.ts'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { createLedger } from '../payments/ledger.ts'
import { type PaymentOrder, paymentNoticeTable } from './columns.ts'
import { entryCentsOf, isPayable, type KnownFact, withEarlierFacts } from './order-state.ts'
import type { PaymentFact, ProviderId } from './provider.ts'

/** unknown: no such order of this provider. mismatch: another amount or currency than ordered. known: told before. */
export type Recorded = 'recorded' | 'known' | 'unknown' | 'mismatch'

export interface KnownNotice extends KnownFact {
  /** Entry of the ledger; null where no money moved. */
  entryId: number | null
}

interface OrderReads {
  byId: (id: string) => Promise<PaymentOrder | undefined>
  noticesOf: (orderId: string) => Promise<KnownNotice[]>
  /** Sets the state that follows from all that is known. */
  settle: (order: PaymentOrder, isLetGo: boolean) => Promise<void>
  /** Whether a booking waits for a payment without which it is cancelled. */
  isHeld: (reference: string) => Promise<boolean>
}

/** Records what a provider says of a payment, with its entry in the ledger: one transaction. */
export const createRecordFact = (db: Database, { byId, noticesOf, settle, isHeld }: OrderReads) => {
  const ledger = createLedger(db)
  const outbox = outboxOf(db)
  const insertNotice = db.prepare<[object]>(paymentNoticeTable.insert)
  const onlineCents = db
    .prepare<[number], number>(
      "SELECT coalesce(SUM(amount_cents), 0) FROM payments WHERE booking_id = ? AND method = 'online'",
    )
    .pluck()

  /** Writes an entry into the ledger and into the audit log. */
  const enter = (order: PaymentOrder, cents: number, reverses: number | null, at: Date) => {
    const { bookingId, reference, provider } = order
    const action = cents > 0 ? 'payment take' : 'payment reverse'
    const read = async () => ({ onlineCents: (await onlineCents.get(bookingId)) ?? 0 })
    const entry = { bookingId, amountCents: cents, reverses, who: provider, at }
    return createRecorder(db, provider).changed({ action, subject: reference, at, read }, () =>
      ledger.receive(entry),
    )
  }
  const write = async (order: PaymentOrder, fact: PaymentFact, known: readonly KnownNotice[], at: Date) => {
    const { paymentId, kind } = fact
    const cents = entryCentsOf(fact)
    const paid = known.find((one) => one.paymentId === paymentId && one.kind === 'paid')
    const reverses = cents < 0 ? (paid?.entryId ?? null) : null
    const entryId = cents === 0 ? null : await enter(order, cents, reverses, at)
    const { provider, id: orderId } = order
    const row = { provider, paymentId, kind, orderId, at: at.toISOString(), entryId }
    await insertNotice.run(paymentNoticeTable.newRow(row))
  }

  /** A booking is confirmed once nothing of it waits for a payment. */
  const confirm = async ({ reference, lang }: PaymentOrder, at: Date) => {
    const booking = bookingReferenceOf(reference)
    if (await isHeld(booking)) return
    const createdAt = at.toISOString()
    await outbox.add({ kind: 'booking-confirmed', payload: { reference: booking }, lang, createdAt })
  }

  return db.transaction(async (provider: ProviderId, fact: PaymentFact, at: Date): Promise<Recorded> => {
    const order = await byId(fact.orderId)
    if (order?.provider !== provider) return 'unknown'
    if (fact.amountCents !== order.amountCents || fact.currency !== order.currency) return 'mismatch'
    let isNew = false
    for (const one of withEarlierFacts(fact)) {
      const known = await noticesOf(order.id)
      if (known.some(({ paymentId, kind }) => paymentId === one.paymentId && kind === one.kind)) continue
      await write(order, one, known, at)
      isNew = true
    }
    if (!isNew) return 'known'
    await settle(order, order.letGoAt !== null)
    const isSecured = fact.kind === 'paid' || fact.kind === 'held'
    if (order.holds === 1 && isSecured && isPayable(order.state)) await confirm(order, at)
    return 'recorded'
  })
}
