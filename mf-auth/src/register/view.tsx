import { type StayDraft, stayOf } from '@calm-rest/contract/widget'
import { HostLink, type ViewProps } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { SidePicture } from '../frame/side-picture.tsx'
import * as styles from './register.module.css'
import { RegisterForm } from './register-form.tsx'
import { RegistrationOutcome } from './registration-outcome.tsx'
import { useRegistration } from './use-registration.ts'

export const RegisterView = ({ props, lang }: ViewProps<StayDraft, null>) => {
  const { t } = useTranslation()
  const registration = useRegistration()
  const login = { screen: 'login', ...stayOf(props) } as const
  return (
    <AuthFrame title={t('register.title')} subtitle={t('register.subtitle')} side={<SidePicture />}>
      <RegisterForm registration={registration} lang={lang}>
        {registration.result && <RegistrationOutcome result={registration.result} login={login} />}
      </RegisterForm>
      <p className={styles.member}>
        <span>{t('register.haveAccount')}</span>{' '}
        <HostLink to={login} className={styles.link}>
          {t('register.login')}
        </HostLink>
      </p>
    </AuthFrame>
  )
}
