import { Button, ErrorState } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

/** What stands where a widget could not be shown. */
export const SlotFailure = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <ErrorState title={t('slot.failed')} text={t('slot.failedText')}>
      <Button variant="secondary" onClick={onRetry}>
        {t('slot.retry')}
      </Button>
    </ErrorState>
  )
}
