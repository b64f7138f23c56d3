import type { Testimonial } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import type { Loaded, ViewProps } from '@calm-rest/federation/widget'
import { EmptyState, ErrorState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { LoadingReviews } from './loading-reviews.tsx'
import { Overview } from './overview.tsx'
import * as styles from './review-list.module.css'
import { Reviews } from './reviews.tsx'

/** All reviews, newest first: the API's order. The main heading belongs to the page around. */
export const ReviewListView = ({ lang, loaded, reload }: ViewProps<object, Testimonial[]>) => (
  <div className={styles.widget}>
    <div className={styles.page}>
      <Overview lang={lang} loaded={loaded} />
      <ReviewContent lang={lang} loaded={loaded} reload={reload} />
    </div>
  </div>
)

interface ReviewContentProps {
  lang: Lang
  loaded: Loaded<Testimonial[]>
  reload: () => void
}

const ReviewContent = ({ lang, loaded, reload }: ReviewContentProps) => {
  const { t } = useTranslation()
  switch (loaded.status) {
    case 'loading':
      return <LoadingReviews />
    case 'failed':
      return (
        <ErrorState retryLabel={t('list.again')} onRetry={reload}>
          {t('list.failed')}
        </ErrorState>
      )
    case 'ready':
      if (loaded.data.length === 0) return <EmptyState draw={icons.quote}>{t('list.empty')}</EmptyState>
      return <Reviews lang={lang} reviews={loaded.data} />
  }
}
