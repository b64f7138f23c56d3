import { useEffect, useRef } from 'react'

/**
 * Gives the focus back to the button with which it began, when the question was left or could not be asked: the button
 * was busy when the dialog opened, so that no browser knows to return to it.
 */
export const useFocusOnReturn = (step: string) => {
  const button = useRef<HTMLButtonElement>(null)
  const before = useRef(step)
  useEffect(() => {
    const returned = before.current !== step && (step === 'idle' || step === 'unread')
    before.current = step
    if (returned) button.current?.focus()
  }, [step])
  return button
}
