import type { Lang } from '@calm-rest/contract/widget'
import type { ViewProps } from '@calm-rest/federation/widget'
import { EmptyState, ErrorState, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { isFiltered, type ReviewListProps, type ReviewPage } from './load.ts'
import { LoadingReviews } from './loading-reviews.tsx'
import { Overview } from './overview.tsx'
import { Quotes } from './quotes.tsx'
import * as styles from './review-list.module.css'
import { ReviewPages } from './review-pages.tsx'
import { Reviews } from './reviews.tsx'
import { SearchResult } from './search-result.tsx'
import { useKept } from './use-kept.ts'

/** Reviews in the API's order, by default newest first. The page around them has the main heading. */
export const ReviewListView = ({ props, lang, loaded, reload }: ViewProps<ReviewListProps, ReviewPage>) => {
  const { t } = useTranslation()
  const data = useKept(loaded)
  const isLoading = loaded.status === 'loading'
  return (
    <div className={styles.widget}>
      <div className={styles.page}>
        <Overview lang={lang} search={props} isLoading={isLoading && !data} summary={data?.summary} />
        {loaded.status === 'failed' && (
          <ErrorState retryLabel={t('list.again')} onRetry={reload}>
            {t('list.failed')}
          </ErrorState>
        )}
        {isLoading && !data && <LoadingReviews />}
        {data && <ReviewContent lang={lang} search={props} data={data} isBusy={isLoading} />}
      </div>
    </div>
  )
}

interface ReviewContentProps {
  lang: Lang
  search: ReviewListProps
  data: ReviewPage
  isBusy: boolean
}

const ReviewContent = ({ lang, search, data: { reviews, summary }, isBusy }: ReviewContentProps) => {
  const { t } = useTranslation()
  const { page = 1 } = search
  const all = summary.count + summary.unverified
  const isAll = !isFiltered(search) && search.sort === undefined
  return (
    <>
      {isAll && page === 1 && <Quotes lang={lang} newest={reviews} />}
      <SearchResult lang={lang} search={search} summary={summary} />
      {reviews.length > 0 && (
        <div aria-busy={isBusy || undefined} className={styles.entries}>
          <Reviews
            lang={lang}
            reviews={reviews}
            heading="h2"
            label={t(isAll ? 'list.entries' : 'filter.matching')}
            className={styles.rhythm}
          />
        </div>
      )}
      {reviews.length === 0 && page === 1 && all === 0 && (
        <EmptyState draw={icons.quote}>{t('list.empty')}</EmptyState>
      )}
      <ReviewPages search={search} count={summary.matching ?? all} />
    </>
  )
}
