import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { askJson } from '../../../core/outbound/ask-json.ts'
import { hashToken } from '../../../core/secrets/token.ts'
import {
  type OrderedPayment,
  type PaymentFact,
  type PaymentFactKind,
  type PaymentProvider,
  UnprovenNotice,
} from '../provider.ts'

export interface HostedOptions {
  /** Gateway of the bank, https://ap-gateway.mastercard.com. */
  url: string
  merchantId: string
  password: string
  /** The secret that the gateway sends with each notice, in `X-Notification-Secret`. */
  noticeSecret: string
  /** Name of the bank, for guests. */
  name: string
}

/** Version of the REST API. */
const version = 100

const session = z.object({ result: z.literal('SUCCESS'), session: z.object({ id: z.string() }) })

const transaction = z.object({
  result: z.string(),
  order: z.object({ id: z.string(), amount: z.number(), currency: z.string() }),
  transaction: z.object({ id: z.string(), type: z.string(), amount: z.number(), currency: z.string() }),
})

/** An order with its transactions. */
const retrieved = z.object({ transaction: z.array(transaction).default([]) })

/** Types of transactions that succeeded; others say nothing about money. */
const kinds: Record<string, PaymentFactKind> = {
  AUTHORIZATION: 'held',
  PAYMENT: 'paid',
  CAPTURE: 'paid',
  REFUND: 'refunded',
  CHARGEBACK: 'charged_back',
}
const ended: Record<string, PaymentFactKind> = { SUCCESS: 'paid', PENDING: 'pending', FAILURE: 'failed' }

/**
 * Returns what a transaction says of its order; undefined where it says nothing about money. What goes back refers to
 * the order, whose payment has the id `1`: an order is paid once.
 */
const factOf = ({
  result,
  order,
  transaction: one,
}: z.infer<typeof transaction>): PaymentFact | undefined => {
  const outcome = ended[result]
  const kind = outcome === 'paid' ? kinds[one.type] : outcome
  if (kind === undefined) return undefined
  return {
    orderId: order.id,
    paymentId: kind === 'failed' || kind === 'pending' ? `${order.id}/${one.id}` : order.id,
    kind,
    amountCents: Math.round(one.amount * 100),
    currency: one.currency,
  }
}

/** Adapter for gateways of banks with a hosted page, in the shape of Mastercard's Hosted Checkout. */
export const createHosted = ({
  url,
  merchantId,
  password,
  noticeSecret,
  name,
}: HostedOptions): PaymentProvider => {
  const base = `/api/rest/version/${version}/merchant/${encodeURIComponent(merchantId)}`
  const authorization = `Basic ${Buffer.from(`merchant.${merchantId}:${password}`).toString('base64')}`
  const ask = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    askJson(new URL(`${base}${path}`, url), {
      method,
      headers: { Authorization: authorization, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
  const isOurs = (given: string) => timingSafeEqual(hashToken(given), hashToken(noticeSecret))
  const transact = async (
    apiOperation: 'CAPTURE' | 'REFUND',
    { orderId, amountCents, currency }: PaymentFact,
  ) => {
    const path = `/order/${encodeURIComponent(orderId)}/transaction/${apiOperation.toLowerCase()}`
    const body = { apiOperation, transaction: { amount: (amountCents / 100).toFixed(2), currency } }
    const { result } = z.object({ result: z.string() }).parse(await ask('PUT', path, body))
    if (result !== 'SUCCESS') throw Object.assign(new Error('The gateway refused'), { code: 'refused' })
  }
  const initiate = async (order: OrderedPayment) => {
    const { id, amountCents, currency, description, returnUrl, noticeUrl } = order
    const answer = await ask('POST', '/session', {
      apiOperation: 'INITIATE_CHECKOUT',
      interaction: { operation: 'PURCHASE', returnUrl, merchant: { name: order.payee } },
      order: {
        id,
        amount: (amountCents / 100).toFixed(2),
        currency,
        description,
        notificationUrl: noticeUrl,
      },
    })
    return new URL(`/checkout/pay/${encodeURIComponent(session.parse(answer).session.id)}`, url).href
  }
  return {
    id: 'hosted',
    name,
    origin: new URL(url).origin,
    signsPaymentId: true,
    canRetrieve: true,
    start: () => ({ kind: 'redirect' }),
    redirectTo: initiate,
    readNotice: (body, headers) => {
      if (!isOurs(headers.get('X-Notification-Secret') ?? ''))
        throw new UnprovenNotice('not from the gateway')
      const parsed = transaction.safeParse(readJson(body))
      const fact = parsed.success ? factOf(parsed.data) : undefined
      if (!fact) throw new UnprovenNotice('not a notice about money')
      return fact
    },
    retrieve: async (orderId) => {
      try {
        const { transaction: all } = retrieved.parse(
          await ask('GET', `/order/${encodeURIComponent(orderId)}`),
        )
        return all.flatMap((one) => (one.order.id === orderId ? (factOf(one) ?? []) : []))
      } catch (cause) {
        // the guest never tried to pay
        if (cause instanceof Error && 'code' in cause && cause.code === 'http_404') return []
        throw cause
      }
    },
    capture: (payment) => transact('CAPTURE', payment),
    refund: (payment) => transact('REFUND', payment),
  }
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
