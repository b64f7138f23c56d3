import type { Testimonial } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { classNames } from '@calm-rest/ui'
import { type Ref, useMemo } from 'react'
import { createCountryTranslator } from '../countries.ts'
import { Review } from './review.tsx'
import * as styles from './review-list.module.css'

interface ReviewsProps {
  lang: Lang
  reviews: readonly Testimonial[]
  /** Heading of each review: one level below that of its section. */
  heading: 'h2' | 'h3'
  /** Name of the list. */
  label: string
  className?: string | undefined
  ref?: Ref<HTMLUListElement>
}

export const Reviews = ({ lang, reviews, heading, label, className, ref }: ReviewsProps) => {
  const countryOf = useMemo(() => createCountryTranslator(lang), [lang])
  return (
    <ul ref={ref} className={classNames(styles.grid, className)} aria-label={label}>
      {reviews.map((review) => (
        <Review
          key={review._id}
          lang={lang}
          review={review}
          country={countryOf(review.country)}
          heading={heading}
        />
      ))}
    </ul>
  )
}
