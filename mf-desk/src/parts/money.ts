import { decimalsOf } from '@calm-rest/contract/currencies'
import { hotel } from '@calm-rest/contract/hotel'
import { formatPrice, localesOf } from '@calm-rest/i18n'

/** An amount in any currency: the property's with its sign, another with its code, as `LKR 30,000`. */
export const money = (lang: string, amount: number, currency: string): string =>
  currency === hotel.currency
    ? formatPrice(lang, amount)
    : new Intl.NumberFormat(localesOf(lang), {
        style: 'currency',
        currency,
        currencyDisplay: 'code',
        trailingZeroDisplay: 'stripIfInteger',
      }).format(amount)

/** Smallest amount of a currency, which is also the step of a field for one. */
export const stepOf = (currency: string): number => (decimalsOf(currency) === 0 ? 1 : 0.01)
