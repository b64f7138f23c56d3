import { limits } from '@calm-rest/contract/limits'
import { parseLang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import * as styles from './about.module.css'
import { useMeanRating } from './use-mean-rating.ts'

/** One decimal, as the page of reviews shows it. */
const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** The mean of the published reviews, as on the page of reviews; hidden without reviews. */
export const RatingBadge = () => {
  const { t, i18n } = useTranslation()
  const mean = useMeanRating()
  if (mean === undefined) return null
  // with the words on the screen, not before them
  const value = formatNumber(parseLang(i18n.language), mean, oneDecimal)
  return (
    <p className={styles.badge}>
      <span className={styles.rating}>{t('home.badge.value', { value, max: limits.rating.max })}</span>
      <span>{t('home.badge.label')}</span>
    </p>
  )
}
