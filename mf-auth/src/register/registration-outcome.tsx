import type { Failure, Receipt, Result } from '@calm-rest/contract/api'
import type { To } from '@calm-rest/contract/widget'
import { HostButton } from '@calm-rest/federation/widget'
import { Alert } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

interface RegistrationOutcomeProps {
  result: Result<Receipt>
  login: To
}

export const RegistrationOutcome = ({ result, login }: RegistrationOutcomeProps) => {
  const { t } = useTranslation()
  if (!result.ok) return <Alert tone="danger" title={failureWords(result.failure, t)} />
  return (
    <Alert
      tone="success"
      urgent
      title={t('register.done')}
      action={
        <HostButton to={login} size="small">
          {t('register.login')}
        </HostButton>
      }
    >
      {t('register.next')}
    </Alert>
  )
}

const failureWords = (failure: Failure, t: (key: string) => string): string => {
  if (failure.kind === 'network') return t('register.offline')
  return (failure.kind === 'api' && failure.body.error) || t('register.failed')
}
