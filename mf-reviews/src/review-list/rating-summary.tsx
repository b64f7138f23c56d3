import { limits } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { StarRating } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './overview.module.css'

interface RatingSummaryProps {
  lang: Lang
  average: number
  count: number
}

/** Average and number of all published reviews, those on other pages included. */
export const RatingSummary = ({ lang, average, count }: RatingSummaryProps) => {
  const { t } = useTranslation()
  const value = formatNumber(lang, average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <>
      <span className={styles.average} aria-hidden="true">
        {value}
      </span>
      <div className={styles.figures}>
        <StarRating value={average} label={t('outOf', { value, max: limits.rating.max })} />
        <p>{t('list.count', { count, shown: formatNumber(lang, count) })}</p>
      </div>
    </>
  )
}
