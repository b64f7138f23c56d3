import type { DocumentFacts } from '../content.ts'

interface Credit {
  number: string
  /** Day of issue at the property. */
  day: string
  reason: string
}

/** Turns an amount round, without a negative zero. */
const less = (cents: number) => 0 - cents

/** The facts of a credit note: all amounts of its invoice as it was issued, below zero. */
export const creditFacts = (invoice: DocumentFacts, { number, day, reason }: Credit): DocumentFacts => ({
  ...invoice,
  kind: 'credit_note',
  number,
  day,
  sections: invoice.sections.map(({ room, lines }) => ({
    room,
    lines: lines.map((line) => ({ name: line.name, quantity: line.quantity, cents: less(line.cents) })),
  })),
  taxes: invoice.taxes.map(({ id, name, cents, included }) => ({ id, name, cents: less(cents), included })),
  netCents: less(invoice.netCents),
  totalCents: less(invoice.totalCents),
  payments: [],
  paidCents: 0,
  credits: { number: invoice.number ?? '', reason },
})
