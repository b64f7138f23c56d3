import type { FolioLine } from '@calm-rest/contract/staff'

/** A line of a folio in cents, with what earned it. */
export interface CentLine extends Omit<FolioLine, 'amount'> {
  cents: number
  /** Of a contained tax, what extras and charges contain of it; of another line, what they earned. */
  otherCents: number
}

/** What the lines cost together: a contained tax adds nothing. */
export const costOf = (lines: readonly CentLine[]): number =>
  lines.reduce((sum, { included, cents }) => (included ? sum : sum + cents), 0)
