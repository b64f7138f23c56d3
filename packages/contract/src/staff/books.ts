import { z } from 'zod'

/** `2027-06`. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

export const booksQuery = z.object({ month })

/** What a bookkeeper calls an account: letters, digits and the signs of plans of accounts; empty for none. */
const accountNumber = z
  .string()
  .trim()
  .max(20)
  .regex(/^[\p{L}\p{N} .:/-]*$/u)

const account = z.object({
  /** `cash`, `rooms` …; `tax:` with the id of a tax. */
  account: z.string(),
  /** In the language of the request. */
  name: z.string(),
  /**
   * money: where payments are · guests: what guests owe; below zero what they paid in advance · held: deposits
   * that are given back · revenue · tax: what is owed · cost.
   */
  kind: z.enum(['money', 'guests', 'held', 'revenue', 'tax', 'cost']),
  /** Empty if the bookkeeper has given it none. */
  number: z.string(),
  /** Of the month, in the property's currency: what was added, less what was taken away. */
  moved: z.number(),
  /** At the end of the month. */
  balance: z.number(),
})

/**
 * The books of a month, by double entry. What a stay costs is posted on the day on which it ended, without the taxes that
 * it contains; payments on their day. A day is posted once it is over, and never changes afterwards: what is corrected
 * later is posted then.
 */
export const books = z.object({
  month: z.string(),
  /** Last day of the month that is posted; null if none is. */
  postedUntil: z.string().nullable(),
  /** Accounts with an entry until the end of the month, or with a number. */
  accounts: account.array(),
})

/** Numbers by account; those that are missing stay. */
export const accountNumbersInput = z.object({
  numbers: z.record(z.string().max(60), accountNumber),
})

/**
 * A spreadsheet in the language of the request: a line for each posting to an account, with date, entry, number and name
 * of the account, debit, credit, tax code, reference of the stay. Debits and credits have the same sum.
 */
export const journalCsv = z.string()

/** As `journalCsv`, with a line for each stay of which something was posted in the month, and its revenue and taxes. */
export const booksCsv = z.string()

export type Books = z.infer<typeof books>
export type BookAccount = Books['accounts'][number]
export type AccountNumbersInput = z.input<typeof accountNumbersInput>
