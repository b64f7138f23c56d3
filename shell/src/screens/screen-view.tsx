import { useEffect } from 'react'
import { useScreenHead } from '../head/use-screen-head.ts'
import { useArrival } from '../navigation/use-arrival.ts'
import type { ScreenName } from '../routes/screens.ts'
import { useScreen } from '../routes/use-screen.ts'
import { useSlots } from '../slots/slots.ts'
import { componentOf } from './components.ts'

/** One screen; sets the head of the document, the scroll position and the focus when a visitor comes to it. */
export const ScreenView = ({ name }: { name: ScreenName }) => {
  const screen = useScreen()
  const Component = componentOf(name)
  const slots = useSlots()
  useScreenHead(screen)
  useArrival()
  useEffect(() => slots.screenHydrated(), [slots])
  return <Component />
}
