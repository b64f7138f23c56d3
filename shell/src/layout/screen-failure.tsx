import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './screen-failure.module.css'

/** A reload, not a second render: after a release the old addresses of code may be gone. */
export const ScreenFailure = () => {
  const { t } = useTranslation()
  return (
    <div className={styles.failure} role="alert">
      <h1 className={styles.title}>{t('failure.title')}</h1>
      <p>{t('failure.text')}</p>
      <Button onClick={() => location.reload()}>{t('failure.retry')}</Button>
    </div>
  )
}
