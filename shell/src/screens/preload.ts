import { components } from './components.ts'
import { matchScreen } from './screens.ts'

/** Starts the download of a screen's code, where it is not in the first load. */
export const preloadScreen = (path: string) => {
  const { name } = matchScreen(path.split('?')[0] ?? '/')
  components[name].preload?.()
}
