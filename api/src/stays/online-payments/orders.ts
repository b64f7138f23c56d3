import { randomBytes } from 'node:crypto'
import { hotel } from '@calm-rest/contract/hotel'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { newToken } from '../../core/secrets/token.ts'
import { createBookingReads } from '../bookings/stored-booking.ts'
import { dueCentsOf } from '../payments/due.ts'
import { type PaymentOrder, paymentOrderTable } from './columns.ts'
import { type KnownFact, stateOf } from './order-state.ts'
import type { PaymentFact, ProviderId } from './provider.ts'
import { createRecordFact, type KnownNotice } from './record-fact.ts'

interface NewOrder {
  reference: string
  amountCents: number
  provider: ProviderId
  at: Date
  /** Moment, ISO 8601. */
  expiresAt: string
  who: string
  /** 1: the stay is cancelled where nobody pays in time. */
  holds?: 0 | 1
}

/** A payment by its entry in the ledger. */
export interface PaidEntry extends Omit<PaymentFact, 'kind'> {
  provider: ProviderId
}

const idBytes = 16
const select = `SELECT ${paymentOrderTable.select('o')}, b.reference
  FROM payment_orders o JOIN bookings b ON b.id = o.booking_id`

/** Orders to pay online, and what their providers say of them. Each write is one transaction. */
export const createPaymentOrders = (db: Database) => {
  const reads = createBookingReads(db)
  const byId = db.prepare<[string], PaymentOrder>(`${select} WHERE o.id = ?`)
  const bySecret = db.prepare<[string], PaymentOrder>(`${select} WHERE o.secret = ?`)
  const ofStay = db.prepare<[string], PaymentOrder>(
    `${select} WHERE b.reference = ? ORDER BY o.created_at, o.id`,
  )
  const insert = db.prepare<[object]>(paymentOrderTable.insert)
  const noticesOf = db.prepare<[string], KnownNotice>(
    'SELECT payment_id AS "paymentId", kind, entry_id AS "entryId" FROM payment_notices WHERE order_id = ?',
  )
  // a guest who pressed pay may have paid until a day later, and closed the page
  const unsettled = db.prepare<[{ seenSince: string; askedUntil: string; limit: number }], PaymentOrder>(`
    ${select} WHERE o.state IN ('open', 'failed', 'held', 'let_go') AND o.seen_at >= @seenSince
      AND (o.asked_at IS NULL OR o.asked_at < @askedUntil)
    ORDER BY coalesce(o.asked_at, ''), o.id LIMIT @limit`)
  const expired = db
    .prepare<[string], string>(
      "SELECT id FROM payment_orders WHERE state IN ('open', 'failed') AND expires_at <= ?",
    )
    .pluck()
  const ofEntry = db.prepare<[number, string], PaidEntry>(`
    SELECT n.order_id AS "orderId", n.payment_id AS "paymentId", n.provider, y.amount_cents AS "amountCents", o.currency
    FROM payment_notices n JOIN payment_orders o ON o.id = n.order_id JOIN payments y ON y.id = n.entry_id
      JOIN bookings b ON b.id = o.booking_id
    WHERE n.entry_id = ? AND b.reference = ? AND n.kind = 'paid'`)
  const held = db
    .prepare<[{ reference: string; rooms: string }], 0 | 1>(`
      SELECT EXISTS (SELECT 1 FROM payment_orders o JOIN bookings b ON b.id = o.booking_id
        WHERE (b.reference = @reference OR b.reference LIKE @rooms) AND b.status = 'confirmed'
          AND o.holds = 1 AND o.state IN ('open', 'failed'))`)
    .pluck()
  const setState = db.prepare<[string, string]>('UPDATE payment_orders SET state = ? WHERE id = ?')
  const setLetGo = db.prepare<[string, string]>('UPDATE payment_orders SET let_go_at = ? WHERE id = ?')
  const setSeen = db.prepare<[string, string]>('UPDATE payment_orders SET seen_at = ? WHERE id = ?')
  const setAsked = db.prepare<[string, string]>('UPDATE payment_orders SET asked_at = ? WHERE id = ?')
  const isHeld = async (reference: string) => (await held.get({ reference, rooms: `${reference}-%` })) === 1

  const create = db.transaction(
    async ({ reference, amountCents, at, who, holds = 0, ...order }: NewOrder) => {
      const booking = await reads.byReference(reference, hotel.deskLang)
      if (!booking) throw new ApiError('booking_not_found')
      if (amountCents > dueCentsOf(booking)) throw invalidFields({ field: 'amount', code: 'too_large' })
      const id = randomBytes(idBytes).toString('hex')
      const row = paymentOrderTable.newRow({
        ...order,
        id,
        secret: newToken().token,
        bookingId: booking.id,
        amountCents,
        currency: hotel.currency,
        state: 'open',
        holds,
        lang: booking.lang as Lang,
        createdAt: at.toISOString(),
        createdBy: who,
      })
      await insert.run(row)
      return (await byId.get(id)) as PaymentOrder
    },
  )

  const settle = async ({ id, state }: PaymentOrder, isLetGo: boolean) => {
    const next = stateOf(await noticesOf.all(id), isLetGo)
    if (next !== state) await setState.run(next, id)
  }

  const record = createRecordFact(db, {
    byId: (id) => byId.get(id),
    noticesOf: (id) => noticesOf.all(id),
    settle,
    isHeld,
  })
  const letGo = db.transaction(async (id: string, at: Date) => {
    const order = await byId.get(id)
    if (!order || order.letGoAt !== null) return
    await setLetGo.run(at.toISOString(), id)
    await settle(order, true)
  })

  return {
    /** @throws ApiError 'booking_not_found', or 'too_large' for `amount` if it exceeds what is due */
    create: (order: NewOrder) => create(order),
    byId: (id: string) => byId.get(id),
    bySecret: (secret: string) => bySecret.get(secret),
    /** Oldest first. */
    ofStay: (reference: string) => ofStay.all(reference),
    /** The payment of an entry in the ledger of a stay; undefined for an entry that no provider paid. */
    ofEntry: (entryId: number, reference: string) => ofEntry.get(entryId, reference),
    /** What is known about the payments of an order. */
    factsOf: (id: string): Promise<KnownFact[]> => noticesOf.all(id),
    /**
     * Records what a provider says. Money that moved gets one entry in the ledger, whatever is told again; also for an
     * order that was let go. Call it only with facts that the provider proves.
     */
    record: (provider: ProviderId, fact: PaymentFact, at: Date) => record(provider, fact, at),
    /** Ends an order: its link pays nothing more. Money that still arrives is recorded all the same. */
    letGo: (id: string, at: Date) => letGo(id, at),
    /** Orders whose page a guest has seen since a moment, and whose provider was not asked since another one. */
    unsettled: (which: { seenSince: string; askedUntil: string; limit: number }) => unsettled.all(which),
    /** Whether a booking, or a room of it, waits for a payment without which it is cancelled. */
    isHeld,
    /** Ids of orders that nobody has paid in time. */
    expired: (at: Date) => expired.all(at.toISOString()),
    markSeen: (id: string, at: Date) => setSeen.run(at.toISOString(), id),
    markAsked: (id: string, at: Date) => setAsked.run(at.toISOString(), id),
  }
}

export type PaymentOrders = ReturnType<typeof createPaymentOrders>
