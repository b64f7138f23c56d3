import type { Account } from '@calm-rest/contract/api'
import { Alert, Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './account.module.css'
import { AccountSection } from './account-section.tsx'
import { PasswordForm } from './password-form.tsx'

interface PasswordSectionProps {
  account: Account
  onSet: () => void
}

export const PasswordSection = ({ account, onSet }: PasswordSectionProps) => {
  const { t } = useTranslation()
  const { hasPassword, google } = account
  const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed')
  const set = () => {
    setStep('done')
    onSet()
  }
  return (
    <AccountSection title={t('account.password.title')}>
      {google && <p className={styles.soft}>{t('account.password.google')}</p>}
      {!hasPassword && <p className={styles.soft}>{t('account.password.none')}</p>}
      {step === 'open' ? (
        <PasswordForm account={account} onSet={set} onLeft={() => setStep('closed')} />
      ) : (
        <div className={styles.outcome}>
          {step === 'done' && (
            <Alert tone="success" title={t('account.password.done')}>
              {t('account.password.elsewhere')}
            </Alert>
          )}
          <Button variant="secondary" onClick={() => setStep('open')} autoFocus={step === 'done'}>
            {t(hasPassword ? 'account.password.change' : 'account.password.first')}
          </Button>
        </div>
      )}
    </AccountSection>
  )
}
