import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useBackOnline } from '../site/use-back-online.ts'
import * as styles from './screen-failure.module.css'

interface ScreenFailureProps {
  onBackOnline: () => void
}

/** A press reloads, and does not render once more: after a release the old addresses of code may be gone. */
export const ScreenFailure = ({ onBackOnline }: ScreenFailureProps) => {
  const { t } = useTranslation()
  useBackOnline(onBackOnline)
  return (
    <div className={styles.failure} role="alert">
      <h1 className={styles.title}>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <Button onClick={() => location.reload()}>{t('failure.retry')}</Button>
    </div>
  )
}
