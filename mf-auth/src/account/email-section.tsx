import type { Account, Receipt, Result } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { useHost } from '@calm-rest/federation/widget'
import { Alert, Badge, Button, Icon, icons } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './account.module.css'
import { AccountSection, FailureAlert } from './account-section.tsx'

export const EmailSection = ({ account: { email, emailConfirmed } }: { account: Account }) => {
  const { t } = useTranslation()
  return (
    <AccountSection title={t('account.email.title')}>
      <p className={styles.email}>
        <span className={styles.address}>{email}</span>{' '}
        {emailConfirmed ? (
          <Badge tone="tea" icon={<Icon draw={icons.check} />}>
            {t('account.email.confirmed')}
          </Badge>
        ) : (
          <Badge tone="dusk">{t('account.email.unconfirmed')}</Badge>
        )}
      </p>
      {!emailConfirmed && <Unconfirmed email={email} />}
    </AccountSection>
  )
}

/** Why an address wants to be confirmed, and a new link. */
const Unconfirmed = ({ email }: { email: string }) => {
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
