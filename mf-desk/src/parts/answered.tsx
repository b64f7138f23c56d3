import { Alert, ErrorState, Skeleton } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../api/failure-words.ts'
import { isPassing } from '../api/staff-api.ts'
import type { Answer } from '../api/use-answer.ts'
import { useLang } from '../use-lang.ts'
import { moment } from './moment.ts'
import * as styles from './parts.module.css'

interface AnsweredProps<Value> {
  answer: Answer<Value>
  onRetry: () => void
  children: (value: Value) => ReactNode
}

/**
 * States of every screen: loading, failed, and the last seen value when offline. A retry is offered where another
 * attempt may succeed: what is gone stays gone.
 */
export const Answered = <Value,>({ answer, onRetry, children }: AnsweredProps<Value>) => {
  const { t } = useTranslation()
  switch (answer.status) {
    case 'loading':
      return (
        <div className={styles.loading}>
          <p role="status">{t('loading')}</p>
          <Skeleton lines={3} />
          <Skeleton lines={3} />
        </div>
      )
    case 'failed':
      return (
        <ErrorState retryLabel={t('retry')} onRetry={isPassing(answer.failure) ? onRetry : undefined}>
          {failureWords(answer.failure, t)}
        </ErrorState>
      )
    case 'ready':
      return (
        <>
          {answer.seenAt && <OldAnswer seenAt={answer.seenAt} />}
          {children(answer.value)}
        </>
      )
  }
}

/** Notes that the content below may be out of date. */
const OldAnswer = ({ seenAt }: { seenAt: string }) => {
  const { t } = useTranslation()
  const at = moment(useLang(), seenAt)
  return (
    <Alert tone="warning" urgent={false} title={t('old.title')} className={styles.notice}>
      {t('old.text', { at })}
    </Alert>
  )
}
