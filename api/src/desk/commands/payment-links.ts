import { toCents } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { ApiError } from '../../core/http/api-error.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { type PaymentOptions, type PaymentOrder, staysOf } from '../../stays/index.ts'
import type { DeskDeps } from './deps.ts'

/** A link from the desk pays for this long. */
export const linkDays = 14
const dayMs = 24 * 60 * 60 * 1000

interface NewLink {
  provider: PaymentOptions['providers'][number]['id']
  /** Dollars, at most the amount due. */
  amount: number
  isMailed?: boolean | undefined
}

/** Links with which guests pay online; each write is one transaction with its audit log line. */
export const createDeskPaymentLinkCommands = ({ db, recorder, now }: DeskDeps) => {
  const { paymentOrders } = staysOf(db)
  const outbox = outboxOf(db)

  const find = async (reference: string, id: string): Promise<PaymentOrder> => {
    const order = await paymentOrders.byId(id)
    if (order?.reference !== reference) throw new ApiError('payment_not_found')
    return order
  }

  return {
    /** @throws ApiError 'booking_not_found', or 'too_large' for `amount` */
    add: async (
      reference: string,
      { provider, amount, isMailed = false }: NewLink,
    ): Promise<PaymentOrder> => {
      const at = now()
      const expiresAt = new Date(at.getTime() + linkDays * dayMs).toISOString()
      let made: PaymentOrder | undefined
      await recorder.added({ action: 'payment link', at }, async () => {
        const amountCents = toCents(amount)
        made = await paymentOrders.create({
          reference,
          amountCents,
          provider,
          at,
          expiresAt,
          who: recorder.who,
        })
        if (isMailed)
          await outbox.add({
            kind: 'payment-link',
            payload: { order: made.id },
            lang: made.lang as Lang,
            createdAt: at.toISOString(),
          })
        return { subject: reference, after: { linkCents: amountCents } }
      })
      return made as PaymentOrder
    },
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
