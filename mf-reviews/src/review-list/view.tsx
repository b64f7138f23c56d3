import type { Lang, PropsOf } from '@calm-rest/contract/widget'
import type { Loaded, ViewProps } from '@calm-rest/federation/widget'
import { EmptyState, ErrorState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import type { ReviewPage } from './load.ts'
import { LoadingReviews } from './loading-reviews.tsx'
import { Overview } from './overview.tsx'
import * as styles from './review-list.module.css'
import { ReviewPages } from './review-pages.tsx'
import { Reviews } from './reviews.tsx'

type ReviewListProps = PropsOf<'mf-reviews', 'review-list'>

/** Reviews in the API's order, newest first. The page around them has the main heading. */
export const ReviewListView = ({
  props: { page = 1 },
  lang,
  loaded,
  reload,
}: ViewProps<ReviewListProps, ReviewPage>) => (
  <div className={styles.widget}>
    <div className={styles.page}>
      <Overview lang={lang} loaded={loaded} />
      <ReviewContent lang={lang} page={page} loaded={loaded} reload={reload} />
    </div>
  </div>
)

interface ReviewContentProps {
  lang: Lang
  page: number
  loaded: Loaded<ReviewPage>
  reload: () => void
}

const ReviewContent = ({ lang, page, loaded, reload }: ReviewContentProps) => {
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
      return (
        <>
          {loaded.data.reviews.length > 0 && (
            <Reviews lang={lang} reviews={loaded.data.reviews} heading="h2" label={t('list.entries')} />
          )}
          {loaded.data.reviews.length === 0 && page === 1 && (
            <EmptyState draw={icons.quote}>{t('list.empty')}</EmptyState>
          )}
          <ReviewPages page={page} count={loaded.data.summary.count + loaded.data.summary.unverified} />
        </>
      )
  }
}
