import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ScreenLink } from '../../links/screen-link.tsx'
import { useSite } from '../../site/site.ts'
import { useSignOut } from '../../site/use-sign-out.ts'
import * as styles from './signed-in.module.css'

/** Who is signed in, and the way out. Nothing for a visitor who is not: Book Now leads to sign-in. */
export const SignedIn = () => {
  const { t } = useTranslation()
  const user = useStore(useSite().session, (state) => state.user)
  const signOut = useSignOut()
  if (!user) return null
  return (
    <div className={styles.signedIn}>
      <ScreenLink
        to="/profile"
        className={styles.user}
        aria-label={t('layout.profile', { name: user.firstName })}
      >
        <Icon draw={icons.user} />
        {user.firstName}
      </ScreenLink>
      <button type="button" className={styles.out} onClick={signOut}>
        {t('common.signOut')}
      </button>
    </div>
  )
}
