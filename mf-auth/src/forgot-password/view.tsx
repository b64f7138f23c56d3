import type { Receipt } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { useHost } from '@calm-rest/federation/widget'
import { Alert, Button, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../form/form-failure.tsx'
import * as styles from '../form/short-form.module.css'
import { useProblemWords } from '../form/use-problem-words.ts'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { SidePicture } from '../frame/side-picture.tsx'
import { WayBack } from '../frame/way-back.tsx'

export const ForgotPasswordView = () => {
  const { t } = useTranslation()
  return (
    <AuthFrame title={t('forgot.title')} subtitle={t('forgot.subtitle')} side={<SidePicture />}>
      <ForgotPasswordForm />
      <WayBack to={{ screen: 'login' }}>{t('forgot.login')}</WayBack>
    </AuthFrame>
  )
}

const useForgotPassword = () => {
  const { api } = useHost()
  const [sentTo, setSentTo] = useState('')
  const form = useForm<Receipt>({
    send: (data) => api.accounts.forgotPassword({ email: textOf(data, 'email') }),
    onSent: (element) => setSentTo(textOf(new FormData(element), 'email')),
  })
  return { ...form, sentTo }
}

/** The answer is the same whether the address is known or not. The form stays: to correct a slip, or to ask again. */
const ForgotPasswordForm = () => {
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
