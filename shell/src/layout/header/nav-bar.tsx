import type { Lang } from '@calm-rest/contract/widget'
import { Icon, icons, Logo, VisuallyHidden } from '@calm-rest/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { ScreenLink } from '../../links/screen-link.tsx'
import { barEntriesMax, menuEntriesOf } from '../../routes/menu-entries.ts'
import { useIsWritten } from '../../routes/use-is-written.ts'
import { useSite } from '../../site/site.ts'
import { AccountLinks } from './account-links.tsx'
import * as styles from './nav-bar.module.css'
import type { Menu } from './use-menu.ts'

/** Links of the navigation bar, in order. Labels are names of screens, and `layout.nav.<label>` (specification, §2). */
const navLinks = [
  { to: '/', label: 'home' },
  { to: '/rooms', label: 'rooms' },
  { to: '/about', label: 'about' },
  { to: '/location', label: 'location' },
  { to: '/Testimonials', label: 'reviews' },
  { to: '/contact', label: 'contact' },
] as const

const menuId = 'menu'

/** Only a site with many remotes has it. What is rare shares a file, since every page carries the name and hash of each. */
const MoreEntries = lazy(async () => ({
  default: (await import(/* webpackChunkName: "rare" */ './more/more-entries.tsx')).MoreEntries,
}))

export const NavBar = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation()
  const { own, others } = useEntries()
  const hasMore = others.length > barEntriesMax
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <Brand />
        <nav aria-label={t('layout.navigation')} className={styles.nav}>
          <MenuButton menu={menu} />
          <div id={menuId} className={styles.menu}>
            <ul className={styles.links}>
              {[...own, ...(hasMore ? [] : others)].map(({ to, label }) => (
                <li key={to}>
                  <ScreenLink to={to} className={styles.link} onClick={menu.closed}>
                    {label}
                  </ScreenLink>
                </li>
              ))}
              {hasMore && (
                <Suspense>
                  <MoreEntries own={own} entries={others} onGo={menu.closed} />
                </Suspense>
              )}
            </ul>
            <AccountLinks place="menu" onGo={menu.closed} />
          </div>
        </nav>
        <ButtonLink to="/login" className={styles.book}>
          {t('common.bookNow')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The property's own entries, and those of remotes. */
const useEntries = () => {
  const { t, i18n } = useTranslation()
  const { places } = useSite()
  const isWritten = useIsWritten()
  return {
    own: navLinks
      .filter(({ label }) => isWritten(label))
      .map(({ to, label }) => ({ to: to as string, label: t(`layout.nav.${label}`) })),
    others: menuEntriesOf(places).map(({ path, labels }) => ({
      to: path,
      label: labels[i18n.language as Lang],
    })),
  }
}

const MenuButton = ({ menu }: { menu: Menu }) => {
  const { t } = useTranslation()
  return (
    <button
      ref={menu.button}
      type="button"
      className={styles.menuButton}
      aria-expanded={menu.open}
      aria-controls={menuId}
      data-early="toggle"
      onClick={menu.toggled}
    >
      <Icon draw={icons.menu} />
      <Icon draw={icons.close} />
      <VisuallyHidden>{t('layout.menu')}</VisuallyHidden>
    </button>
  )
}

const Brand = () => {
  const { name, look } = useSite().facts
  return (
    <ScreenLink to="/" className={styles.brand}>
      <Logo name={name} look={look} />
    </ScreenLink>
  )
}
