import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { close } from '../icon/signs.ts'
import * as styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  open: boolean
  /** Called by Escape, the close button, or a press beside the dialog. */
  onClose: () => void
  title: ReactNode
  /** Name of the close button. */
  closeLabel: string
  /** `fullscreen` is a dark room for pictures: its title is for screen readers only. */
  variant?: 'panel' | 'fullscreen' | undefined
  children: ReactNode
  className?: string | undefined
}

export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  variant = 'panel',
  children,
  className,
}: DialogProps) {
  const modal = useModal(open, onClose)
  const titleId = useId()
  const fullscreen = variant === 'fullscreen'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the browser handles
    <dialog
      {...modal}
      part="dialog"
      aria-labelledby={titleId}
      className={classNames(styles.dialog, fullscreen ? styles.fullscreen : styles.panel, className)}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {open && (
        <div className={styles.sheet}>
          <header className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
              <Icon draw={close} />
            </button>
          </header>
          <div className={styles.content}>{children}</div>
        </div>
      )}
    </dialog>
  )
}
