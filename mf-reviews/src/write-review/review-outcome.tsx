import type { Result, ReviewReceipt } from '@calm-rest/contract/api'
import { Alert } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

export const ReviewOutcome = ({ result }: { result: Result<ReviewReceipt> }) => {
  const { t } = useTranslation()
  if (!result.ok) return <Alert tone="danger" title={t('write.failed')} />
  return (
    <div role="alert">
      <Alert tone="success" title={t('write.done')}>
        {t(`write.${result.value.status}`)}
      </Alert>
    </div>
  )
}
