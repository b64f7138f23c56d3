import { lazyScreens } from './lazy-screens.ts'
import { matchScreen } from './screens.ts'

/** Starts the download of a screen's code, where it is not in the first load. */
export const preloadScreen = (path: string) => {
  const { name } = matchScreen(path.split('?')[0] ?? '/')
  if (!(name in lazyScreens)) return
  // where it fails, the visit itself will say so
  lazyScreens[name as keyof typeof lazyScreens].preload().catch(() => {})
}
