import type { ConfirmationReceipt } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { useHost, type ViewProps } from '@calm-rest/federation/widget'
import { Button } from '@calm-rest/ui'
import { useForm } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '../form/form-failure.tsx'
import * as styles from '../form/short-form.module.css'
import { useProblemWords } from '../form/use-problem-words.ts'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { SidePicture } from '../frame/side-picture.tsx'
import { WayBack } from '../frame/way-back.tsx'
import { CodeFields } from '../mailed-link/code-fields.tsx'
import { Outcome } from '../mailed-link/outcome.tsx'
import { isLinkDead, renewSession } from '../mailed-link/renew-session.ts'
import { useMailedProof } from '../mailed-link/use-mailed-proof.ts'

export const ConfirmEmailView = ({ props: { token } }: ViewProps<{ token: string }, null>) => {
  const { t } = useTranslation()
  return (
    <AuthFrame title={t('confirm.title')} subtitle={t('confirm.subtitle')} side={<SidePicture />}>
      {/* the link of another mail in the same tab starts again */}
      <ConfirmEmail key={token} token={token} />
    </AuthFrame>
  )
}

const ConfirmEmail = ({ token }: { token: string }) => {
  const { t } = useTranslation()
  const confirmation = useConfirmEmail(token)
  const { result } = confirmation
  const toProfile = { to: { screen: 'profile' }, label: t('confirm.profile') } as const
  if (result?.ok) {
    const { passwordEnded } = result.value
    const toNewPassword = { to: { screen: 'forgot-password' }, label: t('confirm.newPassword') } as const
    return (
      <Outcome
        replacesForm
        tone="success"
        title={t('confirm.done')}
        text={t(passwordEnded ? 'confirm.endedText' : 'confirm.doneText')}
        action={passwordEnded ? toNewPassword : toProfile}
      />
    )
  }
  if (result && isLinkDead(result.failure)) {
    return (
      <Outcome
        replacesForm
        tone="warning"
        title={t('confirm.dead')}
        text={t('confirm.deadText', { days: limits.links.confirmDays })}
        action={toProfile}
      />
    )
  }
  return <ConfirmEmailForm confirmation={confirmation} />
}

const useConfirmEmail = (token: string) => {
  const host = useHost()
  const { isByCode, sendWith } = useMailedProof(token)
  const form = useForm<ConfirmationReceipt>({
    send: (data) => sendWith(data, (proof) => host.api.accounts.confirmEmail(proof)),
    onSent: () => void renewSession(host),
  })
  return { ...form, isByCode }
}

type EmailConfirmation = ReturnType<typeof useConfirmEmail>

/** A press, not the visit, confirms: programs that look through mail open every link in it. */
const ConfirmEmailForm = ({ confirmation }: { confirmation: EmailConfirmation }) => {
  const { t } = useTranslation()
  const { ref, sending, problems, result, submitted, edited, isByCode } = confirmation
  const problem = useProblemWords(problems)
  return (
    <form ref={ref} method="post" noValidate onSubmit={submitted} onChange={edited} className={styles.form}>
      {isByCode && (
        <CodeFields intro={t('mailedCode.confirm', { days: limits.links.confirmDays })} problem={problem} />
      )}
      {result?.ok === false && <FormFailure failure={result.failure} fallback={t('register.failed')} />}
      <Button type="submit" size="large" wide busy={sending}>
        {sending ? t('confirm.sending') : t('confirm.submit')}
      </Button>
      <p className={styles.note}>{t('confirm.outside')}</p>
      <p className={styles.note}>{t('confirm.stranger')}</p>
      {isByCode && <WayBack to={{ screen: 'profile' }}>{t('mailedCode.profile')}</WayBack>}
    </form>
  )
}
