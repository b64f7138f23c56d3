import { hotel } from '@calm-rest/contract/hotel'
import {
  changeCents,
  costCents,
  type Exchange,
  givenBackCents,
  type PaymentInput,
  type RefundInput,
  type WaysToPay,
} from '@calm-rest/contract/staff'
import { toCents } from '@calm-rest/contract/stay'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import type { StoredTender } from '../../stays/index.ts'

type Rates = WaysToPay['currencies']
type Taken = Pick<PaymentInput, 'amount' | 'method' | 'tendered'>
type GivenBack = Pick<RefundInput, 'amount' | 'method' | 'tendered'>

/** The exchange that was shown, if it still holds. */
const exchangeOf = (rates: Rates, shown: { currency: string; rate: number }): Exchange => {
  const found = rates.find(({ currency }) => currency === shown.currency)
  if (!found || found.rate !== shown.rate) throw new ApiError('rate_changed')
  return { currency: found.currency, rate: found.rate, ownCurrency: hotel.currency }
}

const assertMethod = (method: string, ...permitted: string[]) => {
  if (!permitted.includes(method)) throw invalidFields({ field: 'method', code: 'invalid_choice' })
}

/**
 * What a guest gives in another currency, and gets as change; undefined for the property's currency.
 *
 * @throws ApiError 'rate_changed', or 'invalid_request' with the invalid field
 */
export const tenderTaken = (
  { amount, method, tendered }: Taken,
  { currencies, qr }: WaysToPay,
): StoredTender | undefined => {
  if (method === 'qr' && qr?.currency !== (tendered?.currency ?? hotel.currency))
    throw invalidFields({ field: 'method', code: 'invalid_choice' })
  if (!tendered) return undefined
  assertMethod(method, 'cash', 'qr')
  const exchange = exchangeOf(currencies, tendered)
  const { currency, rate } = exchange
  const { changeIn } = tendered
  if (changeIn !== currency && changeIn !== hotel.currency)
    throw invalidFields({ field: 'tendered.changeIn', code: 'invalid_choice' })
  const cents = toCents(tendered.amount)
  const over = cents - costCents(toCents(amount), exchange)
  if (over < 0) throw invalidFields({ field: 'tendered.amount', code: 'too_small' })
  if (over > 0 && method === 'qr') throw invalidFields({ field: 'tendered.amount', code: 'too_large' })
  const change = changeCents(over, changeIn, exchange)
  return { currency, cents, rate, change: change === 0 ? null : { currency: changeIn, cents: change } }
}

/**
 * What is given back in another currency; undefined for the property's.
 *
 * @throws ApiError 'rate_changed', or 'invalid_request' with the invalid field
 */
export const tenderGivenBack = (
  { amount, method, tendered }: GivenBack,
  { currencies }: WaysToPay,
): StoredTender | undefined => {
  // a code takes money, and gives none back
  assertMethod(method, 'cash', 'card', 'transfer')
  if (!tendered) return undefined
  assertMethod(method, 'cash')
  const exchange = exchangeOf(currencies, tendered)
  const { currency, rate } = exchange
  const cents = givenBackCents(toCents(amount), exchange)
  if (cents === 0) throw invalidFields({ field: 'amount', code: 'too_small' })
  return { currency, cents: -cents, rate, change: null }
}
