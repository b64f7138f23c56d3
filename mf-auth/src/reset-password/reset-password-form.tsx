import type { Receipt } from '@calm-rest/contract/api'
import { useHost } from '@calm-rest/federation/widget'
import { Button } from '@calm-rest/ui'
import { useForm } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../form/form-failure.tsx'
import { checkPasswords, NewPasswordFields, passwordOf } from '../form/new-password-fields.tsx'
import * as styles from '../form/short-form.module.css'
import { useProblemWords } from '../form/use-problem-words.ts'
import { renewSession } from '../mailed-link/renew-session.ts'

export const ResetPasswordForm = ({ reset }: { reset: PasswordReset }) => {
  const { t } = useTranslation()
  const { ref, sending, problems, result, submitted, edited } = reset
  const problem = useProblemWords(problems)
  return (
    // a submit before the script has arrived must not put the password into the address
    <form ref={ref} method="post" noValidate onSubmit={submitted} onChange={edited} className={styles.form}>
      <NewPasswordFields
        label={t('reset.password')}
        confirmLabel={t('register.confirmPassword')}
        problem={problem}
      />
      {result?.ok === false && <FormFailure failure={result.failure} fallback={t('register.failed')} />}
      <Button type="submit" size="large" wide busy={sending}>
        {sending ? t('reset.sending') : t('reset.submit')}
      </Button>
    </form>
  )
}

export const useResetPassword = (token: string) => {
  const host = useHost()
  return useForm<Receipt, 'passwords_differ'>({
    check: checkPasswords,
    send: (data) => host.api.accounts.resetPassword({ token, password: passwordOf(data) }),
    onSent: () => void renewSession(host),
    alsoClears: { password: 'confirmPassword' },
  })
}

export type PasswordReset = ReturnType<typeof useResetPassword>
