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

/** An empty state without a fault. */
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
  /** With both, a button to retry. */
  retryLabel?: string | undefined
  onRetry?: (() => void) | undefined
  /** The retry is running. */
  busy?: boolean | undefined
}

/** Replaces content that failed to load; announced, with a way to retry. */
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
