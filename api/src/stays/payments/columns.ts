import type { PaymentMethod, PaymentPurpose } from '@calm-rest/contract/staff'
import { defineTable, inner, type NewOf, type RowOf } from '../../core/database/table.ts'

/** An entry of the ledger. Entries are never changed, but for a note that is forgotten. */
export const paymentTable = defineTable('payments', ({ integer, json, orNull, text, words }) => ({
  id: { type: integer(), desk: true, exported: inner, personal: false },
  bookingId: { type: integer(), isUnread: true, written: true, exported: inner, personal: false },
  /** Negative for a refund. */
  amountCents: { type: integer(), written: true, desk: 'amount', exported: 'amount', personal: false },
  method: { type: text<PaymentMethod>(), written: true, desk: true, exported: true, personal: false },
  /** ISO 8601, UTC. */
  at: { type: text(), written: true, desk: true, exported: true, personal: false },
  /** Name of the member who took it. */
  who: { type: text(), written: true, desk: true, exported: { not: 'of the staff' }, personal: false },
  note: {
    type: orNull(words()),
    written: true,
    desk: true,
    exported: true,
    personal: { to: null, when: ['asked', 'erasure'] },
    mayName: 'removed',
  },
  /** held: a deposit that is given back, which is no payment for the stay. */
  purpose: { type: text<PaymentPurpose>(), written: true, desk: true, exported: true, personal: false },
  /** Id of the entry that this one reverses. */
  reverses: { type: orNull(integer()), written: true, desk: true, exported: inner, personal: false },
  /** Name of the member whose till it went into; null for none, as for what older code wrote. */
  till: { type: orNull(text()), written: true, exported: { not: 'of the staff' }, personal: false },
  /** Cash in another currency, as JSON; `tenderedOf` reads it. */
  tendered: { type: orNull(json()), written: true, exported: true, personal: false },
}))

export type PaymentRow = RowOf<typeof paymentTable.declared>
export type NewPayment = NewOf<typeof paymentTable.declared>
