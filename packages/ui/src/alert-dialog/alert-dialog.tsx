import { type ReactNode, useId } from 'react'
import { type AlertTone, alertTones } from '../alert/tones.ts'
import { Button } from '../button/button.tsx'
import { classNames } from '../class-names.ts'
import { useModal } from '../dialog/use-modal.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './alert-dialog.module.css'

export interface AlertDialogProps {
  open: boolean
  onClose: () => void
  tone?: AlertTone | undefined
  /** Without a title the text itself names the dialog. */
  title?: ReactNode
  okLabel: string
  children: ReactNode
}

/** What `window.alert` was for: one message that a person must see, and an OK. */
export function AlertDialog({ open, onClose, tone = 'info', title, okLabel, children }: AlertDialogProps) {
  const ref = useModal(open)
  const id = useId()
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby={title ? `${id}-title` : `${id}-text`}
      aria-describedby={title ? `${id}-text` : undefined}
      className={styles.dialog}
      onClose={() => open && onClose()}
    >
      {open && (
        <div className={styles.sheet}>
          <span className={classNames(styles.sign, alertTones[tone].className)}>
            <Icon draw={alertTones[tone].sign} />
          </span>
          {title && (
            <h2 id={`${id}-title`} className={styles.title}>
              {title}
            </h2>
          )}
          <div id={`${id}-text`} className={styles.text}>
            {children}
          </div>
          <Button className={styles.ok} onClick={onClose}>
            {okLabel}
          </Button>
        </div>
      )}
    </dialog>
  )
}
