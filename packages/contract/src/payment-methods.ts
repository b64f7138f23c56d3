/** Payment methods at the front desk. */
export const paymentMethods = ['cash', 'card', 'transfer'] as const

/**
 * The method with which the guest has paid most of what was not refunded, and by which a refund is paid; cash
 * if nothing was paid.
 */
export const methodPaidBy = (
  payments: readonly { amount: number; method: PaymentMethod }[],
): PaymentMethod => {
  const paidBy = (method: PaymentMethod) =>
    payments.filter((one) => one.method === method).reduce((sum, { amount }) => sum + amount, 0)
  return paymentMethods.reduce((most, method) => (paidBy(method) > paidBy(most) ? method : most))
}

export type PaymentMethod = (typeof paymentMethods)[number]
