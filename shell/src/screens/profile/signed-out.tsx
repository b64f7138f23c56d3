import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import * as styles from './profile.module.css'

export const SignedOut = () => {
  const { t } = useTranslation('profile')
  return (
    <div className={styles.out}>
      <div className={styles.stack}>
        <h2 id="profile-title">{t('out.title')}</h2>
        <p>{t('out.text')}</p>
        <div className={styles.actions}>
          <ButtonLink to="/login">{t('out.signIn')}</ButtonLink>
          <ButtonLink to="/register" variant="secondary">
            {t('out.register')}
          </ButtonLink>
        </div>
      </div>
      <img
        src="/art/veranda.svg"
        alt=""
        width="1200"
        height="800"
        loading="lazy"
        className={styles.picture}
      />
    </div>
  )
}
