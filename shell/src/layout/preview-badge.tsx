import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useSite } from '../site/site.ts'

/**
 * Loaded for previews and local builds alone. What is rare shares a file, since every page carries the name and hash of
 * each.
 */
const ReleaseBadge = lazy(async () => ({
  default: (await import(/* webpackChunkName: "rare" */ '../release-badge/release-badge.tsx')).ReleaseBadge,
}))

const isLocal = ({ source }: { source: string }) => source === 'local'

/** The versions of the page, where the tab previews releases or a remote runs from its sources. */
export const PreviewBadge = () => {
  const { preview, federation } = useSite()
  const inBrowser = useInBrowser()
  if (!inBrowser || (Object.keys(preview).length === 0 && !federation.releases().some(isLocal))) return null
  return (
    <Suspense fallback={null}>
      <ReleaseBadge preview={preview} />
    </Suspense>
  )
}

/** False on the server and during hydration, true from the next render on. */
const useInBrowser = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
