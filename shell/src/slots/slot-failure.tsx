import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from './slot-failure.module.css'

interface SlotFailureProps {
  /** Main heading of the page, where the widget would have brought it. */
  title?: string | undefined
  onRetry: () => void
}

export const SlotFailure = ({ title, onRetry }: SlotFailureProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles.failure}>
      {title && <h1 className={styles.title}>{title}</h1>}
      <Alert
        tone="warning"
        action={
          <Button variant="secondary" onClick={onRetry}>
            {t('slot.retry')}
          </Button>
        }
      >
        {t('slot.failed')}
      </Alert>
    </div>
  )
}
