import { useLayoutEffect, useRef } from 'react'

/** Opens and closes a native modal dialog; the browser traps the focus and gives it back. */
export const useModal = (open: boolean) => {
  const ref = useRef<HTMLDialogElement>(null)
  // A layout effect ends before the element leaves the page, in time to give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    dialog.showModal()
    return () => dialog.close()
  }, [open])
  return ref
}
