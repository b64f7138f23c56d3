import type { OrderedPayment, PaymentProvider } from '../provider.ts'
import { createMerchantApi, type MerchantApp } from './merchant-api.ts'
import { readNotice } from './notice.ts'
import { amountText, signatureOf } from './signature.ts'

export interface PayHereOptions {
  /** https://www.payhere.lk, or https://sandbox.payhere.lk for tests. */
  url: string
  merchantId: string
  merchantSecret: string
  /** Without it payments are known from notices alone. */
  app: MerchantApp | undefined
  /** Holds the amount on the guest's card instead of taking it. */
  isHeld: boolean
}

/** PayHere wants an address, which guests are not asked for. */
const unasked = '-'

/** Adapter for PayHere: Checkout API, notices, and the Merchant API for retrieval, refund and capture. */
export const createPayHere = (options: PayHereOptions): PaymentProvider => {
  const { url, merchantId, merchantSecret, isHeld } = options
  const api = options.app && createMerchantApi(url, options.app)
  const needApi = () => {
    if (!api) throw Object.assign(new Error('PayHere has no app'), { code: 'no_app' })
    return api
  }
  const fieldsOf = (order: OrderedPayment) => {
    const { id, amountCents, currency, description, guest, returnUrl, noticeUrl } = order
    const amount = amountText(amountCents)
    return {
      merchant_id: merchantId,
      return_url: returnUrl,
      cancel_url: order.cancelUrl,
      notify_url: noticeUrl,
      order_id: id,
      items: description,
      currency,
      amount,
      first_name: guest.firstName,
      last_name: guest.lastName,
      email: guest.email,
      phone: guest.phone || unasked,
      address: unasked,
      city: unasked,
      country: unasked,
      hash: signatureOf([merchantId, id, amount, currency], merchantSecret),
    }
  }
  return {
    id: 'payhere',
    name: 'PayHere',
    origin: new URL(url).origin,
    signsPaymentId: false,
    start: (order) => ({
      kind: 'form',
      action: new URL(isHeld ? '/pay/authorize' : '/pay/checkout', url).href,
      fields: fieldsOf(order),
    }),
    redirectTo: () => Promise.reject(new Error('PayHere starts with a form')),
    readNotice: (body) => readNotice(body, options),
    canRetrieve: api !== undefined,
    retrieve: async (orderId) => (api ? api.search(orderId) : []),
    capture: ({ paymentId, amountCents }) => needApi().capture(paymentId, amountCents),
    refund: ({ paymentId }, reason) => needApi().refund(paymentId, reason),
  }
}
