import type { Receipt, Result } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { useHost } from '@calm-rest/federation/widget'
import { Alert, Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from '../account.module.css'
import { FailureAlert } from '../failure-alert.tsx'

/** Why an address wants to be confirmed, and a new link. */
export const Unconfirmed = ({ email }: { email: string }) => {
  const { t } = useTranslation()
  const { api } = useHost()
  const [sending, setSending] = useState(false)
  const [result, setResult] = useState<Result<Receipt>>()
  const wanted = async () => {
    setSending(true)
    setResult(undefined)
    setResult(await api.me.sendConfirmation())
    setSending(false)
  }
  return (
    <div className={styles.outcome}>
      <p className={styles.soft}>{t('account.email.why')}</p>
      {result?.ok === false && <FailureAlert failure={result.failure} />}
      {result?.ok && (
        <Alert tone="success">{t('account.email.sent', { email, days: limits.links.confirmDays })}</Alert>
      )}
      <Button variant="secondary" busy={sending} onClick={wanted}>
        {sending ? t('account.email.sending') : t('account.email.send')}
      </Button>
    </div>
  )
}
