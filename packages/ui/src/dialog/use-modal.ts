import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/** Opens and closes a native modal dialog, and hears how it is left; the browser traps the focus and gives it back. */
export const useModal = (open: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect ends before the element leaves the page, in time to give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])
  return {
    ref,
    // Escape, before the browser closes: it says so a moment later, and a key that comes first would open what is open
    onCancel: (event: SyntheticEvent) => {
      // a field for files in the dialog has an event of this name
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // closed by the browser without a question, as by a second Escape; once open again it is news of the time before
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) =>
      open && !currentTarget.open && onClose(),
  }
}
