import { SkipLink } from '@calm-rest/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { useScreen } from '../routes/use-screen.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { useMenu } from './header/use-menu.ts'
import * as styles from './layout.module.css'
import { PreviewBadge } from './preview-badge.tsx'
import { ScreenBoundary } from './screen-boundary.tsx'
import { useLanguageInAddress } from './use-language-in-address.ts'
import { Written } from './written.tsx'

/**
 * One element for all renders: the frame may change while a screen's code is on its way, and React would then throw
 * the screen's HTML away to make it anew.
 */
const screen = (
  <Suspense fallback={<Written />}>
    <Outlet />
  </Suspense>
)

/** Frame of every screen: header and footer, but for the screens that stand alone. */
export const Layout = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const menu = useMenu(pathname)
  const bare = useScreen().bare === true
  useLanguageInAddress()
  return (
    <div className={styles.page}>
      {!bare && <SkipLink href="#main">{t('layout.skip')}</SkipLink>}
      {!bare && <Header menu={menu} />}
      <main id="main" tabIndex={-1} className={styles.main} inert={menu.open}>
        <ScreenBoundary at={pathname}>{screen}</ScreenBoundary>
      </main>
      {!bare && <Footer inert={menu.open} />}
      <PreviewBadge />
    </div>
  )
}
