import type { PagePlaces } from '@calm-rest/contract/releases'
import type { FederationHost } from '@calm-rest/federation/host'
import { matchScreen } from '../routes/screens.ts'
import { isLazy, lazyScreens } from './lazy-screens.ts'

/** Fetches the code and the widgets of the screen at a path, where they are not loaded yet. */
export const prefetchScreen = (path: string, federation: FederationHost, places: PagePlaces | undefined) => {
  const { name, slots, lateSlots = [] } = matchScreen(path.split(/[?#]/)[0] ?? '/', places)
  const code = isLazy(name) ? [lazyScreens[name].prefetch()] : []
  const widgets = [...slots, ...lateSlots]
    .filter(([remote, widget]) => federation.releaseOf(remote)?.manifest.exposes[widget])
    .map(([remote, widget]) => federation.loadWidget(remote, widget))
  // a failure shows at the visit itself
  for (const one of [...code, ...widgets]) one.catch(() => {})
}
