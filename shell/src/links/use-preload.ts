import { preloadScreen } from '../screens/preload.ts'
import { useSite } from '../site/site.ts'

/** Handlers of a link that fetch what its screen needs as soon as somebody aims at it. */
export const usePreload = (to: string) => {
  const { federation } = useSite()
  const preload = () => preloadScreen(to, federation)
  return { onPointerEnter: preload, onFocus: preload }
}
