/**
 * bill: what is owed now; it has no number. receipt: what was paid. invoice, tax_invoice: with a number of the month.
 * credit_note: takes an invoice back.
 */
export const documentKinds = ['bill', 'receipt', 'invoice', 'tax_invoice', 'credit_note'] as const
export type DocumentKind = (typeof documentKinds)[number]

/** Kinds that the desk issues for a booking; a credit note is issued for an invoice. */
export const issuedKinds = ['bill', 'receipt', 'invoice', 'tax_invoice'] as const
export type IssuedKind = (typeof issuedKinds)[number]
