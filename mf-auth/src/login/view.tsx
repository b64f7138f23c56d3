import type { Providers } from '@calm-rest/contract/api'
import { type StayDraft, stayOf } from '@calm-rest/contract/widget'
import { HostButton, HostLink, useHost, type ViewProps } from '@calm-rest/federation/widget'
import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { AuthFrame } from '../frame/auth-frame.tsx'
import { SidePicture } from '../frame/side-picture.tsx'
import { GoogleSignIn } from './google/google-sign-in.tsx'
import * as styles from './login.module.css'
import { LoginForm } from './login-form.tsx'
import { useSignIn } from './use-sign-in.ts'

export const LoginView = ({ props, loaded }: ViewProps<StayDraft, Providers>) => {
  const { t } = useTranslation()
  const { name = '' } = useHost().property ?? {}
  const stay = stayOf(props)
  const signIn = useSignIn(stay)
  return (
    <AuthFrame
      title={t('login.title', { property: name })}
      subtitle={t('login.subtitle')}
      leaving={signIn.done}
      side={
        <SidePicture>
          <span className={styles.slogan}>{t('side.title')}</span>
          <span>{t('side.line')}</span>
        </SidePicture>
      }
    >
      <LoginForm signIn={signIn} />
      <div className={styles.others}>
        <p className={styles.or} aria-hidden="true">
          {t('login.or')}
        </p>
        <div className={styles.ways}>
          <HostButton
            to={{ screen: 'book', ...stay }}
            variant="secondary"
            size="large"
            wide
            icon={<Icon draw={icons.user} />}
          >
            {t('login.guest')}
          </HostButton>
          {loaded.status === 'loading' && <div className={styles.googlePlaceholder} />}
          {loaded.status === 'ready' && loaded.data.google && <GoogleSignIn />}
        </div>
        <p className={styles.newcomer}>
          <span>{t('login.noAccount')}</span>{' '}
          <HostLink to={{ screen: 'register', ...stay }} className={styles.link}>
            {t('login.register')}
          </HostLink>
        </p>
      </div>
    </AuthFrame>
  )
}
