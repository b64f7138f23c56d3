import type { Account } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { Button, PasswordField } from '@calm-rest/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { NewPassword } from '../../register/new-password.tsx'
import { useProblemWords } from '../../use-problem-words.ts'
import * as styles from '../account.module.css'
import { FailureAlert } from '../failure-alert.tsx'
import { usePasswordChange } from './use-password-change.ts'

interface PasswordFormProps {
  account: Account
  onSet: () => void
  onLeft: () => void
}

export const PasswordForm = ({ account, onSet, onLeft }: PasswordFormProps) => {
  const { t } = useTranslation()
  const { hasPassword, email } = account
  const { ref, submitted, edited, problems, result, sending } = usePasswordChange(hasPassword, onSet)
  const problem = useProblemWords(problems)
  // the button that was pressed is gone: the first field has the focus
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), [ref])
  return (
    <form ref={ref} method="post" noValidate onSubmit={submitted} onChange={edited} className={styles.form}>
      {/* whose password it is, for a password manager */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          name="currentPassword"
          label={t('account.password.current')}
          error={problem('currentPassword')}
          required
          autoComplete="current-password"
          maxLength={limits.password.max}
          showLabel={t('show')}
          hideLabel={t('hide')}
          className={styles.whole}
        />
      )}
      <NewPassword
        name="password"
        label={t('account.password.new')}
        error={problem('password')}
        required
        minLength={limits.password.min}
        hint={t('register.passwordHint', { min: limits.password.min })}
      />
      <NewPassword
        name="confirmPassword"
        label={t('account.password.again')}
        error={problem('confirmPassword')}
        required
      />
      <div className={styles.outcome}>
        {result?.ok === false && <FailureAlert failure={result.failure} />}
        <div className={styles.buttons}>
          <Button type="submit" busy={sending}>
            {sending ? t('account.details.saving') : t('account.password.save')}
          </Button>
          <Button variant="quiet" onClick={onLeft}>
            {t('account.cancel')}
          </Button>
        </div>
      </div>
    </form>
  )
}
