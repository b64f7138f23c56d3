import type { Testimonial } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createCountryTranslator } from '../countries.ts'
import { Review } from './review.tsx'
import * as styles from './review-list.module.css'

interface ReviewsProps {
  lang: Lang
  reviews: readonly Testimonial[]
}

export const Reviews = ({ lang, reviews }: ReviewsProps) => {
  const { t } = useTranslation()
  const countryOf = useMemo(() => createCountryTranslator(lang), [lang])
  return (
    <ul className={styles.grid} aria-label={t('list.entries')}>
      {reviews.map((review) => (
        <Review key={review._id} lang={lang} review={review} country={countryOf(review.country)} />
      ))}
    </ul>
  )
}
