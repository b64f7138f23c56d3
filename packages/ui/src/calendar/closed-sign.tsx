import type { ReactNode } from 'react'
import * as styles from './calendar.module.css'

/** For a legend: a day as it looks while the property is closed, before its words. */
export const ClosedSign = ({ children }: { children: ReactNode }) => (
  <span>
    <span aria-hidden="true" className={styles.closed}>
      24
    </span>{' '}
    <span>{children}</span>
  </span>
)
