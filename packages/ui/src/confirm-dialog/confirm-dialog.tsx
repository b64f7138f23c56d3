import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '../alert/alert.tsx'
import type { AlertTone } from '../alert/tones.ts'
import { AlertFrame } from '../alert-dialog/alert-frame.tsx'
import { Button } from '../button/button.tsx'
import { isFocusLost } from '../form/focus.ts'
import * as styles from './confirm-dialog.module.css'

export interface ConfirmDialogProps {
  open: boolean
  /** Called by Escape, or by the button that cancels. */
  onClose: () => void
  onConfirm: () => void
  tone?: AlertTone | undefined
  title: ReactNode
  /** Label of the button that cancels; it has the focus at first. */
  keepLabel: string
  confirmLabel: string
  /** The action is running: no second press. */
  busy?: boolean | undefined
  /** Why the action failed; the dialog stays open for another attempt. */
  error?: ReactNode
  /** Exact consequence of the action. */
  children: ReactNode
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { onConfirm, keepLabel, confirmLabel, busy, error, children, tone = 'warning', ...frame } = props
  const confirm = useRef<HTMLButtonElement>(null)
  // a button that is disabled while it works loses the focus
  useEffect(() => {
    if (!busy && confirm.current && isFocusLost(confirm.current)) confirm.current.focus()
  }, [busy])
  const actions = (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={frame.onClose}>
        {keepLabel}
      </Button>
      <Button ref={confirm} busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </div>
  )
  return (
    <AlertFrame {...frame} tone={tone} actions={actions}>
      <div className={styles.text}>
        {typeof children === 'string' ? <p>{children}</p> : children}
        {error && (
          <Alert tone="danger" className={styles.error}>
            {error}
          </Alert>
        )}
      </div>
    </AlertFrame>
  )
}
