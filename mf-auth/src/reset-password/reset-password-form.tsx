import type { Receipt } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { useHost } from '@calm-rest/federation/widget'
import { Button } from '@calm-rest/ui'
import { useForm } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../form/form-failure.tsx'
import { checkPasswords, NewPasswordFields, passwordOf } from '../form/new-password-fields.tsx'
import * as styles from '../form/short-form.module.css'
import { useProblemWords } from '../form/use-problem-words.ts'
import { WayBack } from '../frame/way-back.tsx'
import { CodeFields } from '../mailed-link/code-fields.tsx'
import { renewSession } from '../mailed-link/renew-session.ts'
import { useMailedProof } from '../mailed-link/use-mailed-proof.ts'

export const ResetPasswordForm = ({ reset }: { reset: PasswordReset }) => {
  const { t } = useTranslation()
  const { ref, sending, problems, result, submitted, edited, isByCode } = reset
  const problem = useProblemWords(problems)
  return (
    // a submit before the script has arrived must not put the password into the address
    <form ref={ref} method="post" noValidate onSubmit={submitted} onChange={edited} className={styles.form}>
      {isByCode && (
        <CodeFields intro={t('mailedCode.reset', { minutes: limits.links.resetMinutes })} problem={problem} />
      )}
      <NewPasswordFields
        label={t('reset.password')}
        confirmLabel={t('register.confirmPassword')}
        problem={problem}
      />
      {result?.ok === false && <FormFailure failure={result.failure} fallback={t('register.failed')} />}
      <Button type="submit" size="large" wide busy={sending}>
        {sending ? t('reset.sending') : t('reset.submit')}
      </Button>
      {isByCode && <WayBack to={{ screen: 'forgot-password' }}>{t('reset.deadAction')}</WayBack>}
    </form>
  )
}

export const useResetPassword = (token: string) => {
  const host = useHost()
  const { isByCode, sendWith } = useMailedProof(token)
  const form = useForm<Receipt, 'passwords_differ'>({
    check: checkPasswords,
    send: (data) =>
      sendWith(data, (proof) => host.api.accounts.resetPassword({ ...proof, password: passwordOf(data) })),
    onSent: () => void renewSession(host),
    alsoClears: { password: 'confirmPassword' },
  })
  return { ...form, isByCode }
}

export type PasswordReset = ReturnType<typeof useResetPassword>
