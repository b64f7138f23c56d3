import { useTranslation } from 'react-i18next'
import { RemoteSlot } from '../slots/remote-slot.tsx'
import { WholeSlot } from './slot-page.tsx'
import { useLinkProps } from './use-link-token.ts'
import { useStay } from './use-stay.ts'

const noProps = {}

export const Login = () => {
  const { t } = useTranslation()
  return (
    <WholeSlot>
      <RemoteSlot remote="mf-auth" widget="login" props={useStay()} title={t('titles.login')} />
    </WholeSlot>
  )
}

export const Register = () => {
  const { t } = useTranslation()
  return (
    <WholeSlot>
      <RemoteSlot remote="mf-auth" widget="register" props={useStay()} title={t('titles.register')} />
    </WholeSlot>
  )
}

export const ForgotPassword = () => (
  <WholeSlot>
    <RemoteSlot remote="mf-auth" widget="forgot-password" props={noProps} />
  </WholeSlot>
)

export const ResetPassword = () => {
  const props = useLinkProps()
  return (
    <WholeSlot>{props && <RemoteSlot remote="mf-auth" widget="reset-password" props={props} />}</WholeSlot>
  )
}

export const ConfirmEmail = () => {
  const props = useLinkProps()
  return (
    <WholeSlot>{props && <RemoteSlot remote="mf-auth" widget="confirm-email" props={props} />}</WholeSlot>
  )
}
