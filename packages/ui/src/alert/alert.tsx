import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import { close } from '../icon/signs.ts'
import * as styles from './alert.module.css'
import { type AlertTone, alertTones } from './tones.ts'

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone?: AlertTone | undefined
  /** Interrupts a screen reader instead of waiting for a pause; warnings and dangers do of themselves. */
  urgent?: boolean | undefined
  title?: ReactNode
  /** A button or link that solves the problem. */
  action?: ReactNode
  /** With both, the alert can be closed. */
  onDismiss?: (() => void) | undefined
  dismissLabel?: string | undefined
}

/** A message in the page. */
export function Alert({ tone = 'info', title, action, onDismiss, dismissLabel, ...rest }: AlertProps) {
  const { className, children, urgent = tone === 'danger' || tone === 'warning', ...native } = rest
  return (
    <div
      part={tone === 'danger' ? 'error' : undefined}
      {...native}
      role={urgent ? 'alert' : 'status'}
      className={classNames(styles.alert, alertTones[tone].className, className)}
    >
      <span className={styles.sign}>
        <Icon draw={alertTones[tone].sign} />
      </span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && dismissLabel && (
        <button type="button" className={styles.dismiss} aria-label={dismissLabel} onClick={onDismiss}>
          <Icon draw={close} />
        </button>
      )}
    </div>
  )
}
