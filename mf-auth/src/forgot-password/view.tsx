import { useTranslation } from 'react-i18next'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { SidePicture } from '../frame/side-picture.tsx'
import { WayBack } from '../frame/way-back.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

export const ForgotPasswordView = () => {
  const { t } = useTranslation()
  return (
    <AuthFrame title={t('forgot.title')} subtitle={t('forgot.subtitle')} side={<SidePicture />}>
      <ForgotPasswordForm />
      <WayBack to={{ screen: 'login' }}>{t('forgot.login')}</WayBack>
    </AuthFrame>
  )
}
