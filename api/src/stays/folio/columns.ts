import { defineTable, inner, type NewOf, type RowOf } from '../../core/database/table.ts'

/** An entry beside the price of a stay. It is never changed, but for its payer, and a reason that is forgotten. */
export const chargeTable = defineTable('charges', ({ integer, json, orNull, text, words }) => ({
  id: { type: integer(), desk: true, exported: inner, personal: false },
  bookingId: { type: integer(), isUnread: true, written: true, exported: inner, personal: false },
  kind: {
    type: text<'item' | 'discount'>(),
    written: true,
    desk: true,
    exported: { not: 'follows from its sign' },
    personal: false,
  },
  /** Id of the extra in the rates; null for what was typed. */
  item: { type: orNull(text()), written: true, exported: inner, personal: false },
  /** In each language, as JSON. */
  names: { type: json(), written: true, desk: 'name', exported: 'name', personal: false },
  quantity: { type: integer(), written: true, desk: true, exported: true, personal: false },
  /** Of one, without added taxes. */
  unitCents: {
    type: integer(),
    written: true,
    exported: { not: 'follows from amount and quantity' },
    personal: false,
  },
  /** What the guest pays for it, with added taxes; negative for what is taken off. */
  amountCents: { type: integer(), written: true, desk: 'amount', exported: 'amount', personal: false },
  /** Its taxes, as JSON: `ChargedTax[]`. */
  taxLines: { type: json(), written: true, exported: { not: 'is in the amount' }, personal: false },
  /** The taxes as they held for it, as JSON: charges with the same are rounded together. */
  taxBasis: { type: text(), written: true, exported: { not: 'rules of taxes' }, personal: false },
  reason: {
    type: orNull(words()),
    written: true,
    desk: true,
    exported: true,
    personal: { to: null, when: ['asked', 'erasure'] },
    mayName: 'removed',
  },
  /** ISO 8601, UTC. */
  at: { type: text(), written: true, desk: true, exported: true, personal: false },
  /** Name of the member who put it there. */
  who: { type: text(), written: true, desk: true, exported: { not: 'of the staff' }, personal: false },
  /** Id of the entry that this one reverses. */
  reverses: { type: orNull(integer()), written: true, desk: true, exported: inner, personal: false },
  /** Who pays it; null for the guest. */
  payerId: { type: orNull(integer()), desk: true, exported: inner, personal: false },
}))

/** Who pays something instead of the guest. */
export const payerTable = defineTable('payers', ({ integer, orNull, words }) => ({
  id: { type: integer(), exported: inner, personal: false },
  bookingId: { type: integer(), isUnread: true, written: true, exported: inner, personal: false },
  name: {
    type: words(),
    written: true,
    exported: { not: 'of who pays instead of the guest' },
    personal: { to: '', when: ['asked', 'erasure'] },
  },
  address: {
    type: orNull(words()),
    written: true,
    exported: { not: 'of who pays instead of the guest' },
    personal: { to: null, when: ['asked', 'erasure'] },
  },
  taxNumber: {
    type: orNull(words()),
    written: true,
    exported: { not: 'of who pays instead of the guest' },
    personal: { to: null, when: ['asked', 'erasure'] },
  },
}))

export type ChargeRow = RowOf<typeof chargeTable.declared>
export type NewCharge = NewOf<typeof chargeTable.declared>
