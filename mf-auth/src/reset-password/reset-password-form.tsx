import { limits } from '@calm-rest/contract/limits'
import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../form-failure.tsx'
import * as styles from '../frame/short-form.module.css'
import { NewPassword } from '../register/new-password.tsx'
import { useProblemWords } from '../use-problem-words.ts'
import type { PasswordReset } from './use-reset-password.ts'

export const ResetPasswordForm = ({ reset }: { reset: PasswordReset }) => {
  const { t } = useTranslation()
  const { ref, sending, problems, result, submitted, edited } = reset
  const problem = useProblemWords(problems)
  return (
    // a submit before the script has arrived must not put the password into the address
    <form ref={ref} method="post" noValidate onSubmit={submitted} onChange={edited} className={styles.form}>
      <NewPassword
        name="password"
        label={t('reset.password')}
        error={problem('password')}
        required
        minLength={limits.password.min}
        hint={t('register.passwordHint', { min: limits.password.min })}
      />
      <NewPassword
        name="confirmPassword"
        label={t('register.confirmPassword')}
        error={problem('confirmPassword')}
        required
      />
      {result?.ok === false && <FormFailure failure={result.failure} fallback={t('register.failed')} />}
      <Button type="submit" size="large" wide busy={sending}>
        {sending ? t('reset.sending') : t('reset.submit')}
      </Button>
    </form>
  )
}
