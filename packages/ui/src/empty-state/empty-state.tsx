import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { warning } from '../icon/signs.ts'
import * as styles from './empty-state.module.css'

export interface EmptyStateProps {
  /** A drawing of `icons`. */
  draw: string
  children: ReactNode
  /** The way on, e.g. a Button. */
  action?: ReactNode
}

/** Nothing here, and that is fine. */
export function EmptyState({ draw, children, action }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.sign}>
        <Icon draw={draw} size="large" />
      </span>
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}

export interface ErrorStateProps {
  children: ReactNode
  /** With both, a button tries again. */
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  /** The new try is under way. */
  busy?: boolean | undefined
}

/** Something failed in place of its content; announced, with a way to try again. */
export function ErrorState({ children, retryLabel, onRetry, busy }: ErrorStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.sign}>
        <Icon draw={warning} size="large" />
      </span>
      <div className={styles.text} role="alert">
        {children}
      </div>
      {retryLabel && onRetry && (
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
