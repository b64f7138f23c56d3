import type { Account } from '@calm-rest/contract/api'
import type { ViewProps } from '@calm-rest/federation/widget'
import { ErrorState, Skeleton } from '@calm-rest/ui'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './account.module.css'
import { AccountSheet } from './account-sheet.tsx'

type AccountViewProps = ViewProps<object, Account>

export const AccountView = (view: AccountViewProps) => {
  const { t } = useTranslation()
  const titleId = useId()
  const frame = useRef<HTMLElement>(null)
  const retry = () => {
    // the button that was pressed goes away
    frame.current?.focus({ preventScroll: true })
    view.reload()
  }
  return (
    <section ref={frame} tabIndex={-1} aria-labelledby={titleId} className={styles.frame}>
      <h2 id={titleId} className={styles.title}>
        {t('account.title')}
      </h2>
      <AccountState {...view} onRetry={retry} />
    </section>
  )
}

const AccountState = ({ lang, loaded, onRetry }: AccountViewProps & { onRetry: () => void }) => {
  const { t } = useTranslation()
  switch (loaded.status) {
    case 'loading':
      return (
        <div className={styles.sheet}>
          <p role="status" className={styles.soft}>
            {t('account.loading')}
          </p>
          <Skeleton lines={8} />
        </div>
      )
    case 'failed':
      return (
        <ErrorState retryLabel={t('login.again')} onRetry={onRetry}>
          {t('account.failed')}
        </ErrorState>
      )
    case 'ready':
      return <AccountSheet account={loaded.data} lang={lang} />
  }
}
