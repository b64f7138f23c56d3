import type { Testimonial } from '@calm-rest/contract/api'
import { StarRating } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './desk.module.css'

export const AboutReview = ({ review }: { review: Testimonial }) => {
  const { t } = useTranslation('desk')
  const { name, country, rating, reviewTitle, review: text, lang } = review
  return (
    <figure className={styles.words}>
      <StarRating value={rating} label={t('rating', { rating })} />
      <blockquote lang={lang} className={styles.quote}>
        <p className={styles.quoteTitle}>{reviewTitle}</p>
        <p className={styles.text}>{text}</p>
      </blockquote>
      <figcaption className={styles.who}>{t('from', { name, country })}</figcaption>
    </figure>
  )
}
