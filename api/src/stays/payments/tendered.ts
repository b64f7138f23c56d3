import type { Tendered } from '@calm-rest/contract/staff'
import { toDollars } from '@calm-rest/contract/stay'
import type { PaymentRow } from './columns.ts'

/** Cash of one currency, in hundredths of its unit. */
export interface CashCents {
  currency: string
  cents: number
}

/** Cash in another currency than the property's, as stored with its entry. Negative for what was given back. */
export interface StoredTender extends CashCents {
  /** Units of it for one unit of the property's currency. */
  rate: number
  change: CashCents | null
}

/** The cash of an entry in another currency; null if it was in the property's. */
export const tenderedOf = ({ tendered }: Pick<PaymentRow, 'tendered'>): StoredTender | null =>
  tendered === null ? null : JSON.parse(tendered)

/** The same cash, given back. */
export const tenderedBack = ({ currency, cents, rate, change }: StoredTender): StoredTender => ({
  currency,
  cents: -cents,
  rate,
  change: change && { currency: change.currency, cents: -change.cents },
})

/** As the staff see it. */
export const toTendered = ({ currency, cents, rate, change }: StoredTender): Tendered => ({
  currency,
  amount: toDollars(cents),
  rate,
  change: change && { currency: change.currency, amount: toDollars(change.cents) },
})
