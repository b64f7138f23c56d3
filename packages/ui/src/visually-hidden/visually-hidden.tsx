import type { ReactNode } from 'react'
import * as styles from './visually-hidden.module.css'

/** Words for screen readers where a picture or a position says it to the eye. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
