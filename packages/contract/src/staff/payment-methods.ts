/** How guests pay at the desk. */
export const paymentMethods = ['cash', 'card', 'transfer'] as const

export type PaymentMethod = (typeof paymentMethods)[number]
