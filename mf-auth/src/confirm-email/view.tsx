import { limits } from '@calm-rest/contract/limits'
import type { ViewProps } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { SidePicture } from '../frame/side-picture.tsx'
import { isLinkDead } from '../mailed-link/is-link-dead.ts'
import { Outcome } from '../mailed-link/outcome.tsx'
import { ConfirmEmailForm } from './confirm-email-form.tsx'
import { useConfirmEmail } from './use-confirm-email.ts'

export const ConfirmEmailView = ({ props: { token } }: ViewProps<{ token: string }, null>) => {
  const { t } = useTranslation()
  return (
    <AuthFrame title={t('confirm.title')} subtitle={t('confirm.subtitle')} side={<SidePicture />}>
      {/* another mail's link in the same tab begins anew */}
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
  if (token === '' || (result && isLinkDead(result.failure))) {
    return (
      <Outcome
        replacesForm={token !== ''}
        tone="warning"
        title={t('confirm.dead')}
        text={t('confirm.deadText', { days: limits.links.confirmDays })}
        action={toProfile}
      />
    )
  }
  return <ConfirmEmailForm confirmation={confirmation} />
}
