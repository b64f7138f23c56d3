import { type SyntheticEvent, useLayoutEffect, useRef } from 'react'

/**
 * Opens and closes a native modal dialog, and reports how it was closed; the browser traps the focus and
 * restores it.
 */
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
    // Escape, before the browser closes: its event comes a moment later, and an earlier key would reopen an
    // open dialog
    onCancel: (event: SyntheticEvent) => {
      // a field for files in the dialog has an event of this name
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    // closed by the browser without asking, as by a second Escape; ignored if it is open again
    onClose: ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) =>
      open && !currentTarget.open && onClose(),
  }
}
