import type { CalendarDate } from '../stay.ts'
import type { HeldTax, TaxBases } from './tax-amounts.ts'

/** A tax with the days from which its percentage or amount holds. */
export interface DatedTax {
  id: string
  percent?: number | undefined
  /** Where it is no percentage. */
  amountCents?: number | undefined
  included: boolean
  of: TaxBases
  /** The first day of arrival on which it is due. */
  from?: CalendarDate | undefined
  /** What it becomes for arrivals from a day on; 0 ends it. */
  changes: readonly { from: CalendarDate; percent?: number | undefined; amountCents?: number | undefined }[]
}

/** The tax as it holds for a stay that begins on `day`; undefined if none is due. */
export const taxOnDay = (tax: DatedTax, day: CalendarDate): HeldTax | undefined => {
  if (tax.from !== undefined && day < tax.from) return undefined
  const held = tax.changes
    .filter(({ from }) => from <= day)
    .reduce<DatedTax | DatedTax['changes'][number] | undefined>(
      (last, one) => (last === undefined || (last.from ?? '') <= one.from ? one : last),
      undefined,
    )
  const { percent, amountCents = 0 } = held ?? tax
  if (percent === 0 || (percent === undefined && amountCents === 0)) return undefined
  return {
    id: tax.id,
    hundredths: percent === undefined ? undefined : Math.round(percent * 100),
    amountCents,
    included: tax.included,
    of: tax.of,
  }
}
