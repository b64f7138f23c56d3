import type { PaymentFact, PaymentFactKind } from './provider.ts'

/**
 * open: waits for the guest. held: the provider holds the amount. failed: an attempt failed, and the guest may try
 * again. let_go: too late, or not wanted any more. refunded, charged_back: it was paid, and went back.
 */
export const paymentOrderStates = [
  'open',
  'held',
  'paid',
  'failed',
  'let_go',
  'refunded',
  'charged_back',
] as const

export type PaymentOrderState = (typeof paymentOrderStates)[number]

/** A fact as far as the state of an order depends on it. */
export type KnownFact = Pick<PaymentFact, 'paymentId' | 'kind'>

/** Kinds of facts that move money: to the property, or back. */
const signs: Partial<Record<PaymentFactKind, 1 | -1>> = { paid: 1, refunded: -1, charged_back: -1 }

/**
 * Returns the signed cents that a fact writes into the ledger; 0 where no money moves.
 */
export const entryCentsOf = ({ kind, amountCents }: Pick<PaymentFact, 'kind' | 'amountCents'>): number =>
  (signs[kind] ?? 0) * amountCents

/**
 * Returns a fact with what must have happened before it: notices come late, twice, or never, and money that went back
 * was paid first. So the ledger has the same entries in every order of the notices.
 */
export const withEarlierFacts = (fact: PaymentFact): PaymentFact[] => {
  if (entryCentsOf(fact) >= 0) return [fact]
  const { orderId, paymentId, amountCents, currency } = fact
  return [{ orderId, paymentId, amountCents, currency, kind: 'paid' }, fact]
}

/**
 * Returns the state of an order from all that is known about its payments, whatever came first. Money that arrived
 * counts, also after the order was let go.
 */
export const stateOf = (facts: readonly KnownFact[], isLetGo: boolean): PaymentOrderState => {
  const has = (kind: PaymentFactKind) => facts.some((fact) => fact.kind === kind)
  const wentBack = (paymentId: string) =>
    facts.some(({ kind, paymentId: id }) => id === paymentId && signs[kind] === -1)
  if (facts.some(({ kind, paymentId }) => kind === 'paid' && !wentBack(paymentId))) return 'paid'
  if (has('charged_back')) return 'charged_back'
  if (has('refunded')) return 'refunded'
  if (isLetGo) return 'let_go'
  if (has('held')) return 'held'
  return has('failed') ? 'failed' : 'open'
}

/** Whether a guest may still pay an order of this state. */
export const isPayable = (state: PaymentOrderState): boolean => state === 'open' || state === 'failed'
