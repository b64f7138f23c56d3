import { decimalsOf } from '@calm-rest/contract/currencies'
import { hotel } from '@calm-rest/contract/hotel'
import { toDollars } from '@calm-rest/contract/stay'

/** An amount in words of the log, which no guest reads: `99.50 EUR`, `12000 JPY`. */
export const amountText = (cents = 0): string =>
  `${toDollars(cents).toFixed(decimalsOf(hotel.currency))} ${hotel.currency}`
