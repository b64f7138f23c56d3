import type { Room } from '@calm-rest/contract/api'
import { formatPrice } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { useLang } from '../desk/use-lang.ts'
import { nightlyOf, type Quote } from '../rules/quote.ts'
import * as styles from './booking-summary.module.css'

interface NightlyPriceProps {
  room: Room
  quote: Quote | undefined
}

/** Price of a night, with the one before the discount struck through. */
export const NightlyPrice = ({ room, quote }: NightlyPriceProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { nightly, fullNightly } = quote ?? nightlyOf(room)
  if (nightly <= 0) return t('summary.notAvailable')
  return (
    <>
      {fullNightly !== undefined && (
        <del
          className={styles.before}
          aria-label={t('summary.before', { price: formatPrice(lang, fullNightly) })}
        >
          {formatPrice(lang, fullNightly)}
        </del>
      )}{' '}
      {formatPrice(lang, nightly)}
    </>
  )
}
