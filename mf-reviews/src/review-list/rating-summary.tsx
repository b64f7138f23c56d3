import type { ReviewSummary } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { StarRating } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './overview.module.css'

interface RatingSummaryProps {
  lang: Lang
  summary: ReviewSummary
}

/** Average and number of the reviews that count, those on other pages included; then how many others there are. */
export const RatingSummary = ({ lang, summary: { average, count, unverified } }: RatingSummaryProps) => {
  const { t } = useTranslation()
  if (average === null) return null
  const value = formatNumber(lang, average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <>
      <span className={styles.average} aria-hidden="true">
        {value}
      </span>
      <div className={styles.figures}>
        <StarRating value={average} label={t('outOf', { value, max: limits.rating.max })} />
        <p>{t('list.count', { count, shown: formatNumber(lang, count) })}</p>
        {unverified > 0 && <p>{t('list.beside', { shown: formatNumber(lang, unverified) })}</p>}
      </div>
    </>
  )
}
