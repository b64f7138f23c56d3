import { useEffect } from 'react'
import { usePageHead } from '../head/use-page-head.ts'
import { useArrival } from '../layout/arrival/use-arrival.ts'
import { useSite } from '../site/site.ts'
import { components } from './components.ts'
import type { ScreenName } from './screens.ts'

/** One screen, with what every arrival at a screen means: title, scroll position, focus. */
export const ScreenView = ({ name }: { name: ScreenName }) => {
  const Component = components[name]
  const { slots } = useSite()
  usePageHead(name)
  useArrival()
  useEffect(() => slots.screenTaken(), [slots])
  return <Component />
}
