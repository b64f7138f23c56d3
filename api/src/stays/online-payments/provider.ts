/**
 * What a provider says of a payment. held: authorized, to be captured later. failed: declined or cancelled by the guest,
 * who may try again.
 */
export const paymentFactKinds = ['pending', 'held', 'paid', 'failed', 'refunded', 'charged_back'] as const

export type PaymentFactKind = (typeof paymentFactKinds)[number]

/** One thing that happened to a payment, as its provider has it. */
export interface PaymentFact {
  /** Id of our order. */
  orderId: string
  /** The provider's id of the payment. One order may have several: each attempt is one. */
  paymentId: string
  kind: PaymentFactKind
  /** Of the payment, in cents. */
  amountCents: number
  /** ISO 4217. */
  currency: string
}

/** What a provider is told of an order. */
export interface OrderedPayment {
  /** Id of our order. */
  id: string
  amountCents: number
  /** ISO 4217. */
  currency: string
  /** Name of the property. */
  payee: string
  /** What is paid for, in the language of the guest. */
  description: string
  guest: { firstName: string; lastName: string; email: string; phone: string }
  /** Absolute addresses: where the guest comes back to, having paid or not, and where notices are sent. */
  returnUrl: string
  cancelUrl: string
  noticeUrl: string
}

/**
 * How a browser gets to the provider's page. form: it posts these fields there. redirect: our server asks the provider
 * for an address first (`redirectTo`).
 */
export type PaymentStart =
  | { kind: 'form'; action: string; fields: Readonly<Record<string, string>> }
  | { kind: 'redirect' }

export type ProviderId = 'payhere' | 'hosted'

/**
 * Port to a payment provider. Guests type their cards on its pages alone. Calls reject with a `code` where the provider
 * does not answer, or refuses.
 */
export interface PaymentProvider {
  id: ProviderId
  /** Name that guests read. */
  name: string
  /** Origin of its pages: the only other one that our page may lead to. */
  origin: string
  /** Whether the id of the payment is part of what a notice signs. Otherwise a replay may carry another one. */
  signsPaymentId: boolean
  /** Whether `retrieve` asks the provider. */
  canRetrieve: boolean
  start(order: OrderedPayment): PaymentStart
  /** Asks for the address of the provider's page. Only of a provider that starts with a redirect. */
  redirectTo(order: OrderedPayment): Promise<string>
  /**
   * Reads a notice.
   *
   * @throws UnprovenNotice where it is not signed by the provider
   */
  readNotice(body: string, headers: Headers): PaymentFact
  /** Returns what happened to an order, oldest first. Nothing where the guest never tried to pay. */
  retrieve(orderId: string): Promise<PaymentFact[]>
  /** Takes the money of a held payment. */
  capture(payment: PaymentFact): Promise<void>
  /** Gives a paid payment back, all of it. */
  refund(payment: PaymentFact, reason: string): Promise<void>
}

/** A notice that its provider did not sign, or that nobody can read. */
export class UnprovenNotice extends Error {
  readonly code = 'unproven_notice'
}
