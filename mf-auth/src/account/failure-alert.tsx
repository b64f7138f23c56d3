import type { Failure } from '@calm-rest/contract/api'
import { Alert } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

/** The server's words where it has any. */
export const FailureAlert = ({ failure }: { failure: Failure }) => {
  const { t } = useTranslation()
  if (failure.kind === 'network') return <Alert tone="warning">{t('login.offline')}</Alert>
  const words = failure.kind === 'api' ? failure.body.error : ''
  return <Alert tone="danger">{words || t('register.failed')}</Alert>
}
