import type { Failure } from '@calm-rest/contract/api'
import { Alert } from '@calm-rest/ui'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './account.module.css'

/** A section of the sheet under its heading. */
export const AccountSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h3 id={id} className={styles.sectionTitle}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** The server's words if there are any. */
export const FailureAlert = ({ failure }: { failure: Failure }) => {
  const { t } = useTranslation()
  if (failure.kind === 'network') return <Alert tone="warning">{t('login.offline')}</Alert>
  const words = failure.kind === 'api' ? failure.body.error : ''
  return <Alert tone="danger">{words || t('register.failed')}</Alert>
}
