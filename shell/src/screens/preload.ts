import type { FederationHost } from '@calm-rest/federation/host'
import { lazyScreens } from './lazy-screens.ts'
import { matchScreen } from './screens.ts'

/** Fetches what a screen consists of, where it is not here yet: its code, and the widgets that it shows. */
export const preloadScreen = (path: string, federation: FederationHost) => {
  const { name, slots } = matchScreen(path.split('?')[0] ?? '/')
  const code = name in lazyScreens ? [lazyScreens[name as keyof typeof lazyScreens].preload()] : []
  const widgets = slots
    .filter(([remote]) => federation.releaseOf(remote))
    .map(([remote, widget]) => federation.loadWidget(remote, widget))
  // where it fails, the visit itself will say so
  for (const one of [...code, ...widgets]) one.catch(() => {})
}
