import { Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ButtonLink } from '../../links/button-link.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { useSignOut } from '../../site/use-sign-out.ts'
import { Place } from './place.tsx'
import * as styles from './profile.module.css'
import { SignedOut } from './signed-out.tsx'
import { words } from './words.ts'

export const Profile = () => (
  <ScreenWords namespace="profile" words={words}>
    <ProfilePage />
  </ScreenWords>
)

const ProfilePage = () => {
  const { t } = useTranslation('profile')
  const user = useStore(useSite().session, (state) => state.user)
  const signOut = useSignOut()
  const [removed, setRemoved] = useState(false)
  if (!user)
    return (
      <>
        <PageHead title={t('title')} />
        <SignedOut removed={removed} />
      </>
    )
  return (
    <>
      <PageHead title={t('greeting', { name: user.firstName })}>
        <div className={styles.actions}>
          <ButtonLink to="/book">{t('book')}</ButtonLink>
          <Button variant="secondary" onClick={signOut}>
            {t('signOut')}
          </Button>
        </div>
      </PageHead>
      {/* another guest, in this tab or from another one, begins anew */}
      <Place key={user.id} onRemoved={() => setRemoved(true)} />
    </>
  )
}
