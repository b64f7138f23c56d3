import type { ReactNode } from 'react'
import * as styles from './visually-hidden.module.css'

/** Words for screen readers that the eye gets from a picture or a position. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
