import type { Account, Receipt } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { useHost } from '@calm-rest/federation/widget'
import { Button, PasswordField } from '@calm-rest/ui'
import { useForm } from '@calm-rest/ui/form'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { checkPasswords, NewPasswordFields, passwordOf } from '../form/new-password-fields.tsx'
import { useProblemWords } from '../form/use-problem-words.ts'
import * as styles from './account.module.css'
import { FailureAlert } from './account-section.tsx'

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
      <NewPasswordFields
        label={t('account.password.new')}
        confirmLabel={t('account.password.again')}
        problem={problem}
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

const usePasswordChange = (hasPassword: boolean, onSet: () => void) => {
  const { api } = useHost()
  return useForm<Receipt, 'passwords_differ'>({
    check: checkPasswords,
    send: (data) =>
      api.me.changePassword({
        ...(hasPassword && { currentPassword: passwordOf(data, 'currentPassword') }),
        password: passwordOf(data),
      }),
    onSent: onSet,
    alsoClears: { password: 'confirmPassword' },
  })
}
