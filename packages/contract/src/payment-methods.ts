/** online: at a payment provider, whose notices write its entries · qr: by a code that the guest scans. */
export const paymentMethods = ['cash', 'card', 'transfer', 'qr', 'online'] as const

/** Methods of payments that the staff record by hand. */
export const deskPaymentMethods = ['cash', 'card', 'transfer', 'qr'] as const

/**
 * The method by which the staff pay a refund: that with which the guest has paid most of what was not refunded; a
 * transfer for what was paid online or by a code, and cash if nothing was paid. Deposits that are held do not count.
 */
export const methodPaidBy = (
  payments: readonly { amount: number; method: PaymentMethod; purpose?: PaymentPurpose }[],
): DeskPaymentMethod => {
  const paidBy = (method: PaymentMethod) =>
    payments
      .filter((one) => one.method === method && one.purpose !== 'held')
      .reduce((sum, { amount }) => sum + amount, 0)
  const most = paymentMethods.reduce((one, method) => (paidBy(method) > paidBy(one) ? method : one))
  return most === 'online' || most === 'qr' ? 'transfer' : most
}

export type DeskPaymentMethod = (typeof deskPaymentMethods)[number]
export type PaymentMethod = (typeof paymentMethods)[number]

/** stay: for a stay · held: a deposit that is given back, such as one for a key. */
export const paymentPurposes = ['stay', 'held'] as const

export type PaymentPurpose = (typeof paymentPurposes)[number]

/** Methods whose money arrives in the account of the property days later. */
export const transitMethods: readonly PaymentMethod[] = paymentMethods.filter(
  (method) => method !== 'cash' && method !== 'transfer',
)
