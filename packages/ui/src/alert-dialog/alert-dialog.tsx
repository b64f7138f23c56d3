import type { ReactNode } from 'react'
import type { AlertTone } from '../alert/tones.ts'
import { Button } from '../button/button.tsx'
import * as styles from './alert-dialog.module.css'
import { AlertFrame } from './alert-frame.tsx'

export interface AlertDialogProps {
  open: boolean
  onClose: () => void
  tone?: AlertTone | undefined
  /** Without a title the text names the dialog. */
  title?: ReactNode
  okLabel: string
  children: ReactNode
}

/** Replaces `window.alert`: one message that a person must see, and an OK. */
export function AlertDialog({ open, onClose, tone = 'info', title, okLabel, children }: AlertDialogProps) {
  const ok = (
    <Button className={styles.ok} onClick={onClose}>
      {okLabel}
    </Button>
  )
  return (
    <AlertFrame open={open} onClose={onClose} tone={tone} title={title} actions={ok}>
      {children}
    </AlertFrame>
  )
}
