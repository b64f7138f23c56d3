/** How guests pay at the desk. */
export const paymentMethods = ['cash', 'card', 'transfer'] as const

/** How a guest has paid most of what was not given back since: the way in which money goes back. Cash where nothing was. */
export const methodPaidBy = (
  payments: readonly { amount: number; method: PaymentMethod }[],
): PaymentMethod => {
  const paidBy = (method: PaymentMethod) =>
    payments.filter((one) => one.method === method).reduce((sum, { amount }) => sum + amount, 0)
  return paymentMethods.reduce((most, method) => (paidBy(method) > paidBy(most) ? method : most))
}

export type PaymentMethod = (typeof paymentMethods)[number]
