import { classNames, Icon, icons } from '@calm-rest/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ScreenLink } from '../../links/screen-link.tsx'
import { useSignOut, useSite } from '../../site/site.ts'
import * as styles from './account-links.module.css'

interface AccountLinksProps {
  /** In the bar at the top of wide screens, or at the end of the menu of narrow ones. */
  place: 'bar' | 'menu'
  /** A link was followed. */
  onGo?: (() => void) | undefined
}

/**
 * The link to sign in; after the sign-in the guest's name and the way out. The change does not move anything
 * around it.
 */
export const AccountLinks = ({ place, onGo }: AccountLinksProps) => {
  const { t } = useTranslation()
  const user = useStore(useSite().session, (state) => state.user)
  const { container, signOut } = useWayOut(user !== undefined)
  return (
    <div ref={container} className={classNames(styles.account, place === 'bar' ? styles.bar : styles.menu)}>
      {user ? (
        <>
          <ScreenLink
            to="/profile"
            className={styles.item}
            aria-label={t('layout.profile', { name: user.firstName })}
            onClick={onGo}
          >
            <Icon draw={icons.user} />
            <span className={styles.name}>{user.firstName}</span>
          </ScreenLink>
          <button type="button" className={styles.item} onClick={signOut}>
            {t('common.signOut')}
          </button>
        </>
      ) : (
        <ScreenLink to="/login" className={styles.item} onClick={onGo}>
          <Icon draw={icons.user} />
          <span>{t('common.signIn')}</span>
        </ScreenLink>
      )}
    </div>
  )
}

/** Signs out, and moves the focus to what replaces the button. */
const useWayOut = (signedIn: boolean) => {
  const container = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const signOut = useSignOut()
  useEffect(() => {
    if (signedIn || !pressed.current) return
    pressed.current = false
    container.current?.querySelector('a')?.focus()
  }, [signedIn])
  return {
    container,
    signOut: () => {
      pressed.current = true
      signOut()
    },
  }
}
