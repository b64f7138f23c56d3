import type { Lang } from '@calm-rest/contract/widget'
import { defineTable, inner, type NewOf, type RowOf } from '../../core/database/table.ts'
import type { PaymentOrderState } from './order-state.ts'
import type { PaymentFactKind, ProviderId } from './provider.ts'

/** An amount that a guest is asked to pay at a provider. It holds nothing about the guest. */
export const paymentOrderTable = defineTable('payment_orders', ({ integer, orNull, text }) => ({
  /** Unguessable. The provider names the order by it. */
  id: { type: text(), written: true, exported: inner, personal: false },
  /** Of the guest's link. */
  secret: { type: text(), written: true, exported: { not: 'opens the page that pays it' }, personal: false },
  bookingId: { type: integer(), written: true, exported: inner, personal: false },
  amountCents: { type: integer(), written: true, exported: { not: 'asked for, not paid' }, personal: false },
  currency: { type: text(), written: true, exported: { not: 'asked for, not paid' }, personal: false },
  provider: {
    type: text<ProviderId>(),
    written: true,
    exported: { not: 'the property chose it' },
    personal: false,
  },
  state: {
    type: text<PaymentOrderState>(),
    written: true,
    exported: { not: 'payments are exported' },
    personal: false,
  },
  /** Language of the guest's page. */
  lang: { type: text<Lang>(), written: true, exported: { not: 'that of the booking' }, personal: false },
  /** ISO 8601, UTC, like every moment here. */
  createdAt: { type: text(), written: true, exported: { not: 'of a link' }, personal: false },
  /** Name of a member of the staff, or of an account of the machine. */
  createdBy: { type: text(), written: true, exported: { not: 'of the staff' }, personal: false },
  expiresAt: { type: text(), written: true, exported: { not: 'of a link' }, personal: false },
  letGoAt: { type: orNull(text()), exported: { not: 'of a link' }, personal: false },
  /** 1: the stay is held while its guest pays, and cancelled where the order is let go unpaid. */
  holds: { type: integer<0 | 1>(), written: true, exported: { not: 'of a link' }, personal: false },
  /** When the guest last saw the page that pays. */
  seenAt: { type: orNull(text()), exported: { not: 'of a link' }, personal: false },
  /** When the provider was last asked about it. */
  askedAt: { type: orNull(text()), exported: { not: 'of a link' }, personal: false },
}))

/** What a provider has said of a payment, each kind once. */
export const paymentNoticeTable = defineTable('payment_notices', ({ integer, orNull, text }) => ({
  provider: { type: text<ProviderId>(), written: true, exported: inner, personal: false },
  paymentId: { type: text(), written: true, exported: inner, personal: false },
  kind: {
    type: text<PaymentFactKind>(),
    written: true,
    exported: { not: 'payments are exported' },
    personal: false,
  },
  orderId: { type: text(), written: true, exported: inner, personal: false },
  at: { type: text(), written: true, exported: { not: 'payments are exported' }, personal: false },
  /** Entry of the ledger; null where no money moved. */
  entryId: { type: orNull(integer()), written: true, exported: inner, personal: false },
}))

export type PaymentOrderRow = RowOf<typeof paymentOrderTable.declared>
export type NewPaymentOrder = NewOf<typeof paymentOrderTable.declared>

/** A payment order with the reference of its stay. */
export interface PaymentOrder extends PaymentOrderRow {
  reference: string
}
