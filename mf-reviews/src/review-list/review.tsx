import type { Testimonial } from '@calm-rest/contract/api'
import { hotel } from '@calm-rest/contract/hotel'
import { limits } from '@calm-rest/contract/limits'
import type { Lang } from '@calm-rest/contract/widget'
import { formatDateTime } from '@calm-rest/i18n'
import { Badge, Icon, icons, StarRating } from '@calm-rest/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { langOfName } from './lang-of-name.ts'
import { languageNamer } from './language-namer.ts'
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
  const isForeign = Boolean(textLang) && textLang !== lang
  return (
    <li className={styles.entry}>
      <article className={styles.review} aria-labelledby={titleId}>
        <div className={styles.head}>
          <StarRating value={rating} label={t('outOf', { value: rating, max: limits.rating.max })} />
          {verified && (
            <Badge tone="tea" className={styles.badge} icon={<Icon draw={icons.check} />}>
              {t('verified.yes')}
            </Badge>
          )}
          <time dateTime={createdAt} className={styles.date}>
            {formatDateTime(lang, createdAt, hotel.timeZone, { dateStyle: 'long' })}
          </time>
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
            {isForeign && <span>{t('writtenIn', { language: languageNamer(lang)(textLang ?? '') })}</span>}
            {!verified && <span>{t('verified.no')}</span>}
          </p>
        </footer>
      </article>
    </li>
  )
}
