import type { Logger } from 'pino'
import { ApiError } from '../../core/http/api-error.ts'
import type { PaymentOrder } from './columns.ts'
import { entryCentsOf } from './order-state.ts'
import type { PaidEntry, PaymentOrders } from './orders.ts'
import { type PaymentFact, type PaymentProvider, UnprovenNotice } from './provider.ts'

interface NoticeDeps {
  orders: PaymentOrders
  providers: readonly PaymentProvider[]
  now: () => Date
  logger: Pick<Logger, 'warn' | 'info'>
}

interface Notice {
  provider: string
  body: string
  headers: Headers
}

/** Records what providers say of payments: in notices, and where they are asked. */
export const createNotices = ({ orders, providers, now, logger }: NoticeDeps) => {
  const record = async (provider: PaymentProvider, fact: PaymentFact) => {
    const outcome = await orders.record(provider.id, fact, now())
    const about = { provider: provider.id, order: fact.orderId, kind: fact.kind }
    if (outcome === 'recorded') logger.info(about, 'online payment')
    // somebody has to look at the provider's own list
    if (outcome === 'mismatch') logger.warn(about, 'online payment of another amount')
    if (outcome === 'unknown') logger.warn(about, 'online payment of an unknown order')
  }

  /** Whether a notice may repeat one of another payment, with an id that the provider did not sign. */
  const isDoubtful = async ({ signsPaymentId }: PaymentProvider, fact: PaymentFact) => {
    if (signsPaymentId || entryCentsOf(fact) === 0) return false
    const known = await orders.factsOf(fact.orderId)
    return known.some(
      ({ paymentId, kind }) => paymentId !== fact.paymentId && entryCentsOf({ kind, amountCents: 1 }) !== 0,
    )
  }

  const ask = async (provider: PaymentProvider, orderId: string) => {
    await orders.markAsked(orderId, now())
    for (const fact of await provider.retrieve(orderId)) await record(provider, fact)
  }

  const askOrUnavailable = async (provider: PaymentProvider, orderId: string) => {
    try {
      if (provider.canRetrieve) await ask(provider, orderId)
    } catch {
      throw new ApiError('unavailable')
    }
  }

  return {
    /**
     * Takes a notice. A second payment of one order counts once its provider confirms it.
     *
     * @throws ApiError 'not_found' for an unknown provider, 'payment_notice_refused' for a notice that it did not sign
     */
    take: async ({ provider: id, body, headers }: Notice): Promise<void> => {
      const provider = providers.find((one) => one.id === id)
      if (!provider) throw new ApiError('not_found')
      try {
        const fact = provider.readNotice(body, headers)
        if (!(await isDoubtful(provider, fact))) return await record(provider, fact)
        if (provider.canRetrieve) return await ask(provider, fact.orderId)
        logger.warn({ provider: id, order: fact.orderId }, 'second online payment without proof')
      } catch (cause) {
        if (!(cause instanceof UnprovenNotice)) throw cause
        logger.warn({ provider: id }, 'payment notice refused')
        throw new ApiError('payment_notice_refused')
      }
    },
    /**
     * Gives a payment back, all of it, and records it. Where the provider refuses, it may have been given back before:
     * then that is recorded.
     *
     * @throws ApiError 'payment_closed' where the provider refuses, 'unavailable' where it does not answer, or
     *   'payments_off' where it is not set up
     */
    refund: async (
      { provider: id, orderId, paymentId, amountCents, currency }: PaidEntry,
      reason: string,
    ): Promise<void> => {
      const provider = providers.find((one) => one.id === id)
      if (!provider) throw new ApiError('payments_off')
      const refunded: PaymentFact = { orderId, paymentId, amountCents, currency, kind: 'refunded' }
      try {
        await provider.refund(refunded, reason)
      } catch (cause) {
        logger.warn({ provider: id, order: orderId, code: codeOf(cause) }, 'online refund refused')
        await askOrUnavailable(provider, orderId)
        const facts = await orders.factsOf(orderId)
        if (facts.some((fact) => fact.paymentId === paymentId && fact.kind === 'refunded')) return
        throw new ApiError('payment_closed')
      }
      await record(provider, refunded)
    },
    /** Asks the provider of an order what happened to it. Rejects where it does not answer. */
    ask: async ({ provider: id, id: orderId }: Pick<PaymentOrder, 'provider' | 'id'>): Promise<void> => {
      const provider = providers.find((one) => one.id === id)
      if (provider?.canRetrieve) await ask(provider, orderId)
    },
  }
}

const codeOf = (cause: unknown) => (cause instanceof Error && 'code' in cause ? cause.code : undefined)

export type PaymentNotices = ReturnType<typeof createNotices>
