import { limits } from '@calm-rest/contract/limits'
import { Alert, Button, TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../form-failure.tsx'
import * as styles from '../frame/short-form.module.css'
import { useProblemWords } from '../use-problem-words.ts'
import { useForgotPassword } from './use-forgot-password.ts'

/** The answer is the same whether the address is known or not. The form stays: to correct a slip, or to ask again. */
export const ForgotPasswordForm = () => {
  const { t } = useTranslation()
  const { ref, sending, problems, result, sentTo, submitted, edited } = useForgotPassword()
  const problem = useProblemWords(problems)
  const idle = result?.ok ? t('forgot.again') : t('forgot.submit')
  return (
    <form ref={ref} method="post" noValidate onSubmit={submitted} onChange={edited} className={styles.form}>
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={limits.text.email}
        required
        error={problem('email')}
      />
      {result?.ok && (
        <Alert tone="success" urgent title={t('forgot.sent')}>
          <p>{t('forgot.sentText', { email: sentTo, minutes: limits.links.resetMinutes })}</p>
          <p>{t('forgot.sentNote')}</p>
        </Alert>
      )}
      {result?.ok === false && <FormFailure failure={result.failure} fallback={t('register.failed')} />}
      <Button type="submit" size="large" wide busy={sending} variant={result?.ok ? 'secondary' : 'primary'}>
        {sending ? t('forgot.sending') : idle}
      </Button>
    </form>
  )
}
