import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useSite } from '../site/site.ts'

/** Only for whoever tries other releases: no guest fetches it. */
const ReleaseBadge = lazy(async () => ({
  default: (await import(/* webpackChunkName: "release-badge" */ '../release-badge/index.ts')).ReleaseBadge,
}))

const isLocal = ({ source }: { source: string }) => source === 'local'

/** The versions of the page, where somebody asked for others than the live ones or runs one from its sources. */
export const TrialBadge = () => {
  const { asked, federation } = useSite()
  const inBrowser = useInBrowser()
  if (!inBrowser || (Object.keys(asked).length === 0 && !federation.releases().some(isLocal))) return null
  return (
    <Suspense fallback={null}>
      <ReleaseBadge asked={asked} />
    </Suspense>
  )
}

/** False on the server and while its HTML is taken over: what only a browser knows comes right after. */
const useInBrowser = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
