import { type ReactNode, useId } from 'react'
import { type AlertTone, alertTones } from '../alert/tones.ts'
import { classNames } from '../class-names.ts'
import { useModal } from '../dialog/use-modal.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './alert-dialog.module.css'

interface AlertFrameProps {
  open: boolean
  onClose: () => void
  tone: AlertTone
  /** Without a title the text names the dialog. */
  title?: ReactNode
  /** Buttons; the browser gives the focus to the first one. */
  actions: ReactNode
  children: ReactNode
}

/** A modal message that needs an answer: sign, title, text, buttons. */
export function AlertFrame({ open, onClose, tone, title, actions, children }: AlertFrameProps) {
  const modal = useModal(open, onClose)
  const id = useId()
  return (
    <dialog
      {...modal}
      part="dialog"
      role="alertdialog"
      aria-labelledby={title ? `${id}-title` : `${id}-text`}
      aria-describedby={title ? `${id}-text` : undefined}
      className={styles.dialog}
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
          {actions}
        </div>
      )}
    </dialog>
  )
}
