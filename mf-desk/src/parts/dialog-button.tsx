import { Button } from '@calm-rest/ui'
import { type ComponentProps, type ReactNode, useState } from 'react'

interface DialogButtonProps
  extends Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide' | 'aria-label' | 'children'> {
  /** The dialog, as long as it is open; both functions close it. */
  dialog: (end: { onClose: () => void; onDone: () => void }) => ReactNode
  /** Called once the dialog is closed. */
  onDone?: () => void
}

/** A button, and the dialog that it opens. */
export const DialogButton = ({ dialog, onDone, ...button }: DialogButtonProps) => {
  const [isOpen, setOpen] = useState(false)
  const onClose = () => setOpen(false)
  const done = () => {
    onClose()
    onDone?.()
  }
  return (
    <>
      <Button {...button} onClick={() => setOpen(true)} />
      {isOpen && dialog({ onClose, onDone: done })}
    </>
  )
}
