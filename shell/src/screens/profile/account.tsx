import type { SessionUser } from '@calm-rest/contract/widget'
import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { useSignOut } from '../../site/use-sign-out.ts'
import * as styles from './profile.module.css'

export const Account = ({ user }: { user: SessionUser }) => {
  const { t } = useTranslation('profile')
  const signOut = useSignOut()
  const details = {
    name: t('fullName', { first: user.firstName, last: user.lastName }),
    email: user.email,
    country: user.country,
  }
  return (
    <div className={styles.stack}>
      <h2 id="profile-title">{t('details.title')}</h2>
      <dl className={styles.details}>
        {Object.entries(details).map(([name, value]) => (
          <div key={name} className={styles.detail}>
            <dt className={styles.label}>{t(`details.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <ButtonLink to="/book">{t('book')}</ButtonLink>
        <Button variant="secondary" onClick={signOut}>
          {t('signOut')}
        </Button>
      </div>
    </div>
  )
}
