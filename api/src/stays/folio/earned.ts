import type { Folio } from '@calm-rest/contract/staff'
import { toDollars } from '@calm-rest/contract/stay'
import { type CentLine, costOf } from './cent-line.ts'

/** Splits what lines cost into rooms, all else, and taxes. */
export const earnedBy = (lines: readonly CentLine[]): Folio['revenue'] => {
  let taxes = 0
  let other = 0
  for (const { group, included, cents, otherCents } of lines) {
    if (group === 'tax') taxes += cents
    // what prices contain of a tax is not earned
    other += included ? -otherCents : otherCents
  }
  return {
    rooms: toDollars(costOf(lines) - taxes - other),
    other: toDollars(other),
    taxes: toDollars(taxes),
  }
}
