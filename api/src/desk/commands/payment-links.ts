import { hotel } from '@calm-rest/contract/hotel'
import { toCents } from '@calm-rest/contract/stay'
import { ApiError } from '../../core/http/api-error.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import {
  isPayable,
  type PaidEntry,
  type PaymentOptions,
  type PaymentOrder,
  staysOf,
} from '../../stays/index.ts'
import type { DeskDeps } from './deps.ts'

/** A link from the desk pays for this long. */
export const linkDays = 14
const dayMs = 24 * 60 * 60 * 1000

interface NewLink {
  provider: PaymentOptions['providers'][number]['id']
  /** Dollars, at most the amount due. */
  amount: number
}

/** Links with which guests pay online; each write is one transaction. */
export const createDeskPaymentLinkCommands = ({ db, recorder, now }: DeskDeps) => {
  const { paymentOrders, bookings } = staysOf(db)
  const outbox = outboxOf(db)

  const find = async (reference: string, id: string): Promise<PaymentOrder> => {
    const order = await paymentOrders.byId(id)
    if (order?.reference !== reference) throw new ApiError('payment_not_found')
    return order
  }
  const mail = db.transaction(async (reference: string, id: string) => {
    const { lang, state } = await find(reference, id)
    const booking = await bookings.byReference(reference, lang)
    if (!isPayable(state) || !booking?.email) throw new ApiError('payment_closed')
    await outbox.add({ kind: 'payment-link', payload: { order: id }, lang, createdAt: now().toISOString() })
  })

  const beginRefund = async (reference: string, entryId: number, reason: string) => {
    const payment = await paymentOrders.ofEntry(entryId, reference)
    if (!payment) throw new ApiError('payment_not_found')
    const booking = await bookings.byReference(reference, hotel.deskLang)
    const facts = await paymentOrders.factsOf(payment.orderId)
    const isDone = facts.some(({ paymentId, kind }) => paymentId === payment.paymentId && kind === 'refunded')
    // what was refunded in another way does not go back again
    if (!booking || (!isDone && booking.paidCents < payment.amountCents)) throw new ApiError('payment_closed')
    const nothing = async () => ({})
    const change = { action: 'payment refund', subject: reference, at: now(), read: nothing, reason }
    return recorder.changed(Object.assign(change, { isAlwaysLogged: true }), async () => payment)
  }

  return {
    /**
     * Makes a link, with its audit log line.
     *
     * @throws ApiError 'booking_not_found', or 'too_large' for `amount`
     */
    add: async (reference: string, { provider, amount }: NewLink): Promise<PaymentOrder> => {
      const at = now()
      const expiresAt = new Date(at.getTime() + linkDays * dayMs).toISOString()
      const amountCents = toCents(amount)
      let made: PaymentOrder | undefined
      await recorder.added({ action: 'payment link', at }, async () => {
        const { who } = recorder
        made = await paymentOrders.create({ reference, amountCents, provider, at, expiresAt, who })
        return { subject: reference, after: { linkCents: amountCents } }
      })
      return made as PaymentOrder
    },
    /**
     * Mails a link to the guest, who can pay with it.
     *
     * @throws ApiError 'payment_not_found', or 'payment_closed' where nothing is to pay or the guest has no address
     */
    mail: (reference: string, id: string) => mail(reference, id),
    /**
     * Writes into the audit log that a payment goes back, before its provider is asked: the money moves outside of any
     * transaction. Returns the payment.
     *
     * @throws ApiError 'payment_not_found'
     */
    beginRefund: (reference: string, entryId: number, reason: string): Promise<PaidEntry> =>
      beginRefund(reference, entryId, reason),
    /**
     * Ends a link: it pays nothing more.
     *
     * @throws ApiError 'payment_not_found'
     */
    end: async (reference: string, id: string): Promise<PaymentOrder> => {
      await find(reference, id)
      await paymentOrders.letGo(id, now())
      return find(reference, id)
    },
  }
}
