import { useEffect } from 'react'
import { useScreenHead } from '../head/use-screen-head.ts'
import { useScrollAndFocus } from '../navigation/use-scroll-and-focus.ts'
import type { ScreenName } from '../routes/screens.ts'
import { useSlots } from '../slots/slots.ts'
import { components } from './components.ts'

/** One screen; sets the head of the document, the scroll position and the focus when a visitor comes to it. */
export const ScreenView = ({ name }: { name: ScreenName }) => {
  const Component = components[name]
  const slots = useSlots()
  useScreenHead(name)
  useScrollAndFocus()
  useEffect(() => slots.screenHydrated(), [slots])
  return <Component />
}
