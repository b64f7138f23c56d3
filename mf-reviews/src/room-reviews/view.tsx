import { limits } from '@calm-rest/contract/limits'
import type { Lang, PropsOf } from '@calm-rest/contract/widget'
import { HostLink, type ViewProps } from '@calm-rest/federation/widget'
import { formatNumber } from '@calm-rest/i18n'
import { Button, StarRating } from '@calm-rest/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Reviews } from '../review-list/reviews.tsx'
import type { ReviewsOfRoom } from './load.ts'
import * as styles from './room-reviews.module.css'
import { useOlderReviews } from './use-older-reviews.ts'

type RoomReviewsProps = PropsOf<'mf-reviews', 'room-reviews'>

export const RoomReviewsView = ({
  props: { id },
  lang,
  loaded,
}: ViewProps<RoomReviewsProps, ReviewsOfRoom>) => {
  const data = loaded.status === 'ready' && loaded.data.reviews.length > 0 ? loaded.data : undefined
  // the key makes another room begin with its newest
  return (
    <div className={styles.widget}>{data && <RoomReviews key={id} room={id} {...data} lang={lang} />}</div>
  )
}

interface ShownReviewsProps extends ReviewsOfRoom {
  room: string
  lang: Lang
}

const RoomReviews = ({ room, reviews: first, summary, lang }: ShownReviewsProps) => {
  const { t } = useTranslation()
  const titleId = useId()
  const { list, reviews, status, loadMore } = useOlderReviews({ room, first, lang })
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('room.title')}
        </h2>
        <Figures summary={summary} lang={lang} />
      </header>
      <Reviews ref={list} lang={lang} reviews={reviews} heading="h3" label={t('room.entries')} />
      {status === 'failed' && <p role="alert">{t('list.failed')}</p>}
      <div className={styles.more}>
        {reviews.length < summary.count + summary.unverified && (
          <Button
            variant="secondary"
            className={styles.older}
            aria-busy={status === 'loading' || undefined}
            onClick={loadMore}
          >
            {t('list.older')}
          </Button>
        )}
        <HostLink to={{ screen: 'reviews' }}>{t('room.all')}</HostLink>
      </div>
    </section>
  )
}

const Figures = ({ summary: { average, count }, lang }: Pick<ShownReviewsProps, 'summary' | 'lang'>) => {
  const { t } = useTranslation()
  if (average === null) return null
  const value = formatNumber(lang, average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  return (
    <p className={styles.figures}>
      <StarRating value={average} text={value} label={t('outOf', { value, max: limits.rating.max })} />{' '}
      <span>{t('list.count', { count, shown: formatNumber(lang, count) })}</span>
    </p>
  )
}
