import type { Failure } from '@calm-rest/contract/api'
import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'

interface FormFailureProps {
  failure: Failure
  /** Used if the server gave no words. */
  fallback: string
}

/** Within a form: the server's words if there are any. Without a response, a button to try again. */
export const FormFailure = ({ failure, fallback }: FormFailureProps) => {
  const { t } = useTranslation()
  if (failure.kind !== 'network') return <Alert tone="danger" title={serverWords(failure) ?? fallback} />
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
