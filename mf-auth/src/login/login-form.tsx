import { limits } from '@calm-rest/contract/limits'
import { HostLink } from '@calm-rest/federation/widget'
import { Button, CheckboxField, PasswordField, TextField, VisuallyHidden } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../form/form-failure.tsx'
import { useProblemWords } from '../form/use-problem-words.ts'
import * as styles from './login.module.css'
import type { SignIn } from './use-sign-in.ts'

export const LoginForm = ({ signIn }: { signIn: SignIn }) => {
  const { t } = useTranslation()
  const { sending, done, result, problems } = signIn
  const problem = useProblemWords(problems)
  const words = done ? t('login.done') : sending ? t('login.sending') : t('login.submit')
  return (
    // a submit before the script has arrived must not put the password into the address
    <form
      ref={signIn.ref}
      method="post"
      noValidate
      onSubmit={signIn.submitted}
      onChange={signIn.edited}
      className={styles.form}
    >
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={limits.text.email}
        required
        error={problem('email')}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        maxLength={limits.password.max}
        required
        showLabel={t('show')}
        hideLabel={t('hide')}
        error={problem('password')}
      />
      <div className={styles.row}>
        <CheckboxField label={t('login.remember')} name="remember" />
        <HostLink to={{ screen: 'forgot-password' }} className={styles.forgot}>
          {t('login.forgot')}
        </HostLink>
      </div>
      {result && !result.ok && <FormFailure failure={result.failure} fallback={t('login.failed')} />}
      <Button type="submit" size="large" wide busy={sending} success={done} disabled={done}>
        {words}
      </Button>
      <VisuallyHidden>
        <span role="status">{sending || done ? words : ''}</span>
      </VisuallyHidden>
    </form>
  )
}
