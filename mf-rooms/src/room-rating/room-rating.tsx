import type { Lang } from '@calm-rest/contract/widget'
import { formatNumber } from '@calm-rest/i18n'
import { StarRating } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './room-rating.module.css'

interface RoomRatingProps {
  /** Mean of the stored reviews; 0 if there are none. */
  rating: number
  lang: Lang
}

export const RoomRating = ({ rating, lang }: RoomRatingProps) => {
  const { t } = useTranslation()
  if (rating <= 0) return <span className={styles.none}>{t('room.unrated')}</span>
  const text = formatNumber(lang, rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return <StarRating value={rating} text={text} label={t('room.rating', { rating: text })} />
}
