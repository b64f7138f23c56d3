import { useEffect, useRef } from 'react'

/**
 * Returns the focus to the button that opened the dialog, also after a failure: the button was busy when the
 * dialog opened, so browsers do not restore it.
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
