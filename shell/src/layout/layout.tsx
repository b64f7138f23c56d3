import { SkipLink } from '@calm-rest/ui'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'
import { matchScreen } from '../screens/screens.ts'
import { useSite } from '../site/site.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { useMenu } from './header/use-menu.ts'
import * as styles from './layout.module.css'
import { ScreenBoundary } from './screen-boundary.tsx'

const isLocal = ({ source }: { source: string }) => source === 'local'

/** Only for whoever tries other releases: no guest fetches it. */
const ReleaseBadge = lazy(async () => ({
  default: (await import(/* webpackChunkName: "release-badge" */ '../release-badge/index.ts')).ReleaseBadge,
}))

/** Frame of every screen: header and footer, but for the screens that stand alone. */
export const Layout = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const menu = useMenu(pathname)
  const { asked, federation } = useSite()
  const inBrowser = useInBrowser()
  const onTrial = inBrowser && (Object.keys(asked).length > 0 || federation.releases().some(isLocal))
  const bare = matchScreen(pathname).bare === true
  return (
    <div className={styles.page}>
      {!bare && <SkipLink href="#main">{t('layout.skip')}</SkipLink>}
      {!bare && <Header menu={menu} />}
      <main id="main" tabIndex={-1} className={styles.main} inert={menu.open}>
        <ScreenBoundary at={pathname}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </ScreenBoundary>
      </main>
      {!bare && <Footer inert={menu.open} />}
      {onTrial && (
        <Suspense fallback={null}>
          <ReleaseBadge asked={asked} />
        </Suspense>
      )}
    </div>
  )
}

/** False on the server and while its HTML is taken over: what only a browser knows comes right after. */
const useInBrowser = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
