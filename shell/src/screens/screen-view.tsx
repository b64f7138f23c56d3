import { useArrival } from '../layout/arrival/use-arrival.ts'
import { useScreenTitle } from '../layout/arrival/use-screen-title.ts'
import { components } from './components.ts'
import type { ScreenName } from './screens.ts'

/** One screen, with what every arrival at a screen means: title, scroll position, focus. */
export const ScreenView = ({ name }: { name: ScreenName }) => {
  const Component = components[name]
  useScreenTitle(name)
  useArrival()
  return <Component />
}
