import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { PageHead } from '../../parts/page-head.tsx'
import { Section } from '../../parts/section.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { Account } from './account.tsx'
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
  return (
    <>
      <PageHead title={user ? t('greeting', { name: user.firstName }) : t('title')} />
      <Section labelledBy="profile-title">{user ? <Account user={user} /> : <SignedOut />}</Section>
    </>
  )
}
