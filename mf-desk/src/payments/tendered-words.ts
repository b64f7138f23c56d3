import type { Tendered } from '@calm-rest/contract/staff'
import { formatNumber } from '@calm-rest/i18n'
import type { TFunction } from 'i18next'
import { money } from '../parts/money.ts'

/** Cash in another currency: `LKR 35,000 at 300 · change LKR 5,000`. */
export const tenderedWords = (
  { currency, amount, rate, change }: Tendered,
  lang: string,
  t: TFunction,
): string => {
  const given = t('payment.atRate', {
    total: money(lang, amount, currency),
    rate: formatNumber(lang, rate, { maximumFractionDigits: 6 }),
  })
  return change
    ? `${given} · ${t('payment.changeOf', { total: money(lang, change.amount, change.currency) })}`
    : given
}
