import type { Lang } from '@calm-rest/contract/widget'
import { HostButton, type Loaded } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import type { ReviewPage } from './load.ts'
import * as styles from './overview.module.css'
import { RatingSummary } from './rating-summary.tsx'

interface OverviewProps {
  lang: Lang
  loaded: Loaded<ReviewPage>
}

export const Overview = ({ lang, loaded }: OverviewProps) => {
  const { t } = useTranslation()
  const summary = loaded.status === 'ready' ? loaded.data.summary : undefined
  return (
    <div className={styles.overview}>
      <div className={styles.summary}>
        {loaded.status === 'loading' && <p role="status">{t('list.loading')}</p>}
        {summary && <RatingSummary lang={lang} summary={summary} />}
      </div>
      <div className={styles.actions}>
        <HostButton to={{ screen: 'write-review' }}>{t('list.write')}</HostButton>
        <HostButton to={{ screen: 'login' }} variant="secondary">
          {t('list.book')}
        </HostButton>
      </div>
      <p className={styles.note}>{t('verified.meaning')}</p>
    </div>
  )
}
