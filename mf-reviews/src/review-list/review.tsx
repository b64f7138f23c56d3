import type { Testimonial } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { limits } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDateTime } from '@calm-rest/i18n'
import { Badge, Card, Icon, icons, StarRating } from '@calm-rest/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './review.module.css'
import { ReviewText } from './review-text.tsx'

interface ReviewProps {
  lang: Lang
  review: Testimonial
  /** The guest's country in the language of the reader. */
  country: string
  heading: 'h2' | 'h3'
}

export const Review = ({ lang, review, country, heading: Heading }: ReviewProps) => {
  const { t } = useTranslation()
  const titleId = useId()
  const { rating, reviewTitle, name, roomType, stayDuration, createdAt, verified } = review
  const textLang = review.lang
  return (
    <Card as="li">
      <article className={styles.review} aria-labelledby={titleId}>
        <div className={styles.head}>
          <StarRating value={rating} label={t('outOf', { value: rating, max: limits.rating.max })} />
          {verified && (
            <Badge tone="tea" className={styles.badge} icon={<Icon draw={icons.check} />}>
              {t('verified.yes')}
            </Badge>
          )}
        </div>
        <Heading id={titleId} lang={textLang} className={styles.title}>
          {reviewTitle}
        </Heading>
        <ReviewText text={review.review} lang={textLang} titleId={titleId} />
        <footer className={styles.guest}>
          <p>
            <strong lang={langOfName(name, textLang)}>{name}</strong>
            <span className={styles.soft}>{country}</span>
          </p>
          <p className={styles.soft}>
            <span>{t(`roomType.${roomType}`)}</span>
            <span>{t('nights', { count: stayDuration })}</span>
            <time dateTime={createdAt}>
              {formatDateTime(lang, createdAt, hotel.timeZone, { dateStyle: 'long' })}
            </time>
            {!verified && <span>{t('verified.no')}</span>}
          </p>
        </footer>
      </article>
    </Card>
  )
}

/** A voice of another language leaves Chinese characters out; names of Japan and Korea may be written with them, too. */
const langOfName = (name: string, textLang: string | undefined) => {
  if (!/\p{Script=Han}/u.test(name)) return undefined
  return textLang === 'zh' ? textLang : ''
}
