import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

export const SlotFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('slot.retry')}
        </Button>
      }
    >
      {t('slot.failed')}
    </Alert>
  )
}
