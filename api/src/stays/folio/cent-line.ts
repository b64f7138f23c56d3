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

/** The key of a tax line: one tax of a room is one line. */
export const taxKey = (reference: string, id: string, included: boolean): string =>
  `${reference}/tax/${id}${included ? '/included' : ''}`

/** Lines with the same key and payer become one; those that cost nothing are left out. */
export const withoutRepeats = (lines: readonly CentLine[]): CentLine[] => {
  const merged = new Map<string, CentLine>()
  for (const line of lines) {
    // one tax for each payer
    const key = `${line.key} ${line.payerId}`
    const { cents = 0, otherCents = 0, name = line.name } = merged.get(key) ?? {}
    merged.set(key, {
      ...line,
      name,
      cents: cents + line.cents,
      otherCents: otherCents + line.otherCents,
    })
  }
  const costing = [...merged.values()].filter(({ cents }) => cents !== 0)
  const isShared = (key: string) => costing.filter((one) => one.key === key).length > 1
  return costing.map((line) =>
    line.payerId !== null && isShared(line.key) ? { ...line, key: `${line.key}/${line.payerId}` } : line,
  )
}
