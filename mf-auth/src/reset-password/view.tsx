import { limits } from '@calm-rest/contract/limits'
import type { ViewProps } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { SidePicture } from '../frame/side-picture.tsx'
import { WayBack } from '../frame/way-back.tsx'
import { Outcome } from '../mailed-link/outcome.tsx'
import { isLinkDead } from '../mailed-link/renew-session.ts'
import { ResetPasswordForm, useResetPassword } from './reset-password-form.tsx'

export const ResetPasswordView = ({ props: { token } }: ViewProps<{ token: string }, null>) => {
  const { t } = useTranslation()
  return (
    <AuthFrame title={t('reset.title')} subtitle={t('reset.subtitle')} side={<SidePicture />}>
      {/* the link of another mail in the same tab starts again */}
      <ResetPassword key={token} token={token} />
      <WayBack to={{ screen: 'login' }}>{t('forgot.login')}</WayBack>
    </AuthFrame>
  )
}

const ResetPassword = ({ token }: { token: string }) => {
  const { t } = useTranslation()
  const reset = useResetPassword(token)
  const { result } = reset
  if (result?.ok) {
    return (
      <Outcome
        replacesForm
        tone="success"
        title={t('reset.done')}
        text={t('reset.doneText')}
        action={{ to: { screen: 'login' }, label: t('login.submit') }}
      />
    )
  }
  if (result && isLinkDead(result.failure)) {
    return (
      <Outcome
        replacesForm
        tone="warning"
        title={t('reset.dead')}
        text={t('reset.deadText', { minutes: limits.links.resetMinutes })}
        action={{ to: { screen: 'forgot-password' }, label: t('reset.deadAction') }}
      />
    )
  }
  return <ResetPasswordForm reset={reset} />
}
