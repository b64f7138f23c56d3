import { useLayoutEffect } from 'react'
import { useSlots } from '../slots/slots.ts'

/** Replaces a screen whose code is loading, or could not be loaded: the server's markup stays visible. */
export const Written = () => {
  const slots = useSlots()
  useLayoutEffect(() => slots.standIn(), [slots])
  return null
}
