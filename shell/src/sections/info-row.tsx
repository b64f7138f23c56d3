import { Icon } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import * as styles from './info-row.module.css'

interface InfoRowProps {
  draw: string
  title: string
  children: ReactNode
  /** Buttons: at the end of the line, or below it where they do not fit. */
  action?: ReactNode
  /** Stands below both. */
  more?: ReactNode
}

/** One way to reach somebody, as an item of a list: what it is called, the number or address, and what can be done. */
export const InfoRow = ({ draw, title, children, action, more }: InfoRowProps) => (
  <li className={styles.row}>
    <Icon draw={draw} className={styles.icon} />
    <div className={styles.body}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <div className={styles.value}>{children}</div>
      </div>
      {action && <div className={styles.actions}>{action}</div>}
    </div>
    {more}
  </li>
)
