import { z } from 'zod'
import { askJson } from '../../../core/outbound/ask-json.ts'
import type { PaymentFact, PaymentFactKind } from '../provider.ts'
import { amountText } from './signature.ts'

/** A Business App of PayHere, which may retrieve and refund payments. */
export interface MerchantApp {
  appId: string
  appSecret: string
}

const token = z.object({ access_token: z.string(), expires_in: z.number() })

const payment = z.object({
  payment_id: z.union([z.number(), z.string()]).transform(String),
  order_id: z.string(),
  status: z.string(),
  currency: z.string(),
  amount: z.number(),
})

/** `status` is 1 where there are payments, and negative where there are none. */
const found = z.object({ status: z.number(), data: z.array(payment).nullish() })

const done = z.object({ status: z.number() })

/** Statuses of the Retrieval API. A refund that was requested has not moved money yet. */
const kinds: Record<string, PaymentFactKind> = {
  RECEIVED: 'paid',
  'REFUND REQUESTED': 'paid',
  'REFUND PROCESSING': 'paid',
  REFUNDED: 'refunded',
  CHARGEBACKED: 'charged_back',
}

/** A token is asked for anew this long before it expires. */
const earlyMs = 30_000

/** PayHere's Merchant API at `url`: OAuth, retrieval, refund and capture. */
export const createMerchantApi = (url: string, { appId, appSecret }: MerchantApp) => {
  let known: { text: string; untilMs: number } | undefined

  const accessToken = async (): Promise<string> => {
    if (known && known.untilMs > performance.now()) return known.text
    const answer = await askJson(new URL('/merchant/v1/oauth/token', url), {
      method: 'POST',
      headers: { Authorization: `Basic ${Buffer.from(`${appId}:${appSecret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    const { access_token: text, expires_in: seconds } = token.parse(answer)
    known = { text, untilMs: performance.now() + seconds * 1000 - earlyMs }
    return text
  }
  const ask = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const headers = { Authorization: `Bearer ${await accessToken()}`, 'Content-Type': 'application/json' }
    return askJson(new URL(path, url), { ...init, headers })
  }
  const order = async (path: string, body: object) => {
    const { status } = done.parse(await ask(path, { method: 'POST', body: JSON.stringify(body) }))
    if (status !== 1) throw Object.assign(new Error('PayHere refused'), { code: `payhere_${status}` })
  }

  return {
    /** The payments of an order that reached the merchant; attempts that failed are not among them. */
    search: async (orderId: string): Promise<PaymentFact[]> => {
      const path = `/merchant/v1/payment/search?${new URLSearchParams({ order_id: orderId })}`
      const { data } = found.parse(await ask(path))
      return (data ?? []).flatMap(({ payment_id: paymentId, order_id, status, currency, amount }) => {
        const kind = kinds[status]
        if (kind === undefined || order_id !== orderId) return []
        return [{ orderId, paymentId, kind, currency, amountCents: Math.round(amount * 100) }]
      })
    },
    refund: (paymentId: string, description: string) =>
      order('/merchant/v1/payment/refund', { payment_id: paymentId, description }),
    /** `authorizationToken` is that of the notice of the hold. */
    capture: (authorizationToken: string, amountCents: number) =>
      order('/merchant/v1/payment/capture', {
        deduction_details: 'Stay',
        authorization_token: authorizationToken,
        amount: Number(amountText(amountCents)),
      }),
  }
}
