import type { Failure } from '@calm-rest/contract/api'
import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

/** The server's words where it has any. Without an answer, a way to try again. */
export const LoginFailure = ({ failure }: { failure: Failure }) => {
  const { t } = useTranslation()
  if (failure.kind !== 'network')
    return <Alert tone="danger" title={serverWords(failure) ?? t('login.failed')} />
  return (
    <Alert
      tone="warning"
      title={t('login.offline')}
      action={
        // submits the form around it, as the main button does
        <Button type="submit" variant="secondary" size="small">
          {t('login.again')}
        </Button>
      }
    />
  )
}

const serverWords = (failure: Failure): string | undefined =>
  failure.kind === 'api' ? failure.body.message || failure.body.error || undefined : undefined
