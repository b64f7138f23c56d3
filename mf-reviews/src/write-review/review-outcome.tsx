import type { Result, ReviewReceipt } from '@calm-rest/contract/api'
import { Alert } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

export const ReviewOutcome = ({ result }: { result: Result<ReviewReceipt> }) => {
  const { t } = useTranslation()
  if (!result.ok) return <Alert tone="danger" title={t('write.failed')} />
  return (
    <Alert tone="success" urgent title={t('write.done')}>
      {t(`write.${result.value.status}`)}
    </Alert>
  )
}
