import type { StaffChangeQuote } from '@calm-rest/contract/staff'
import { toCents, toDollars } from '@calm-rest/contract/stay'
import { formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import * as styles from './change.module.css'
import { type RoomPrice, totalBy } from './room-price.ts'

interface ChangePriceProps {
  quote: StaffChangeQuote
  roomPrice: RoomPrice
}

/** The price before and after a change, and the difference that the guest pays or gets. */
export const ChangePrice = ({ quote, roomPrice }: ChangePriceProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { isFree, nights, totalBefore } = quote
  if (!isFree) return <p>{t('change.notFree')}</p>
  const total = totalBy(quote, roomPrice)
  const difference = toDollars(toCents(total) - toCents(totalBefore))
  return (
    <>
      <dl className={styles.prices}>
        <dt>{t('change.before')}</dt>
        <dd>{formatPrice(lang, totalBefore)}</dd>
        <dt>{t('change.after', { nights: t('nights', { count: nights }) })}</dt>
        <dd>{formatPrice(lang, total)}</dd>
        <dt className={styles.difference}>
          {t(difference === 0 ? 'change.same' : difference > 0 ? 'change.more' : 'change.less')}
        </dt>
        <dd className={styles.difference}>{difference !== 0 && formatPrice(lang, Math.abs(difference))}</dd>
      </dl>
      {difference < 0 && <p className={styles.proof}>{t('change.proof')}</p>}
    </>
  )
}
