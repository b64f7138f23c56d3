import type { StaffRates } from '@calm-rest/contract/staff'
import { formatNumber, formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'

type Tax = StaffRates['taxes'][number]

/** Words that several kinds of rules share. */
export const useRateWords = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const signDisplay = 'exceptZero'
  return {
    /** `10 %` */
    share: (percent: number) =>
      formatNumber(lang, percent / 100, { style: 'percent', maximumFractionDigits: 2 }),
    /** `+10 %`, `−10 %` */
    change: (percent: number) =>
      formatNumber(lang, percent / 100, { style: 'percent', maximumFractionDigits: 2, signDisplay }),
    /** `+$10`, `−$10` */
    added: (dollars: number) =>
      `${dollars > 0 ? '+' : dollars < 0 ? '−' : ''}${formatPrice(lang, Math.abs(dollars))}`,
    price: (dollars: number) => formatPrice(lang, dollars),
    /** `$5 a night` */
    per: (dollars: number, per: Tax['per']) =>
      t('prices.rates.amountPer', { amount: formatPrice(lang, dollars), per: t(`prices.rates.per.${per}`) }),
    room: (roomType: string | null) => roomType ?? t('prices.everyRoom'),
  }
}
