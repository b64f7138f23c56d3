import type { WordsByLang } from '@calm-rest/i18n'
import { Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ButtonLink } from '../../links/button-link.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSignOut, useSite } from '../../site/site.ts'
import { NamedSlot } from '../../slots/remote-slot.tsx'
import { MyStay } from './my-stay.tsx'
import * as styles from './profile.module.css'
import { SignedOut } from './signed-out.tsx'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "profile-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "profile-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "profile-zh" */ './locales/zh.json'),
}

/** One object: a slot takes another for a change. */
const nothing = {}

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
        <PageHeader title={t('title')} />
        <SignedOut removed={removed} />
      </>
    )
  return (
    <>
      <PageHeader title={t('greeting', { name: user.firstName })}>
        <div className={styles.actions}>
          <ButtonLink to="/book">{t('book')}</ButtonLink>
          <Button variant="secondary" onClick={signOut}>
            {t('signOut')}
          </Button>
        </div>
      </PageHeader>
      {/* another guest, in this tab or from another one, begins anew */}
      <MyStay key={user.id} onRemoved={() => setRemoved(true)} />
      <NamedSlot name="profile" props={nothing} />
    </>
  )
}
