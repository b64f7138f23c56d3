import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { type PaymentFact, type PaymentFactKind, UnprovenNotice } from '../provider.ts'
import { centsOf, signatureOf } from './signature.ts'

const code = z.enum(['3', '2', '0', '-1', '-2', '-3'])

/** `status_code` of a notice: 3 authorized, 2 paid, 0 pending, -1 cancelled, -2 failed, -3 charged back. */
const kinds: Record<z.infer<typeof code>, PaymentFactKind> = {
  3: 'held',
  2: 'paid',
  0: 'pending',
  '-1': 'failed',
  '-2': 'failed',
  '-3': 'charged_back',
}

const text = z.string().max(100)

const notice = z.object({
  merchant_id: text,
  order_id: text,
  payment_id: text.optional(),
  authorization_token: text.optional(),
  payhere_amount: text,
  payhere_currency: text,
  status_code: code,
  md5sig: z.string().max(64),
})

/**
 * Reads the notice that PayHere posts to `notify_url` as a form. The signature does not cover the payment's id. A hold
 * has the token that captures it in place of an id.
 *
 * @throws UnprovenNotice
 */
export const readNotice = (
  body: string,
  { merchantId, merchantSecret }: { merchantId: string; merchantSecret: string },
): PaymentFact => {
  const parsed = notice.safeParse(Object.fromEntries(new URLSearchParams(body)))
  if (!parsed.success) throw new UnprovenNotice('not a notice of PayHere')
  const { merchant_id, order_id, payhere_amount, payhere_currency, status_code, md5sig, ...ids } = parsed.data
  const values = [merchant_id, order_id, payhere_amount, payhere_currency, status_code]
  const right = Buffer.from(signatureOf(values, merchantSecret))
  const given = Buffer.from(md5sig.toUpperCase())
  const isSigned = given.length === right.length && timingSafeEqual(given, right)
  const amountCents = centsOf(payhere_amount)
  const kind = kinds[status_code]
  if (!isSigned || merchant_id !== merchantId || amountCents === undefined)
    throw new UnprovenNotice('not signed by PayHere')
  return {
    orderId: order_id,
    paymentId: (kind === 'held' ? ids.authorization_token : undefined) ?? ids.payment_id ?? '',
    kind,
    amountCents,
    currency: payhere_currency,
  }
}
