import type { ReactNode } from 'react'
import * as styles from './slot-page.module.css'

interface SlotPageProps {
  /** Head of the page, where the widget has no main heading of its own. */
  head?: ReactNode
  children: ReactNode
}

/** A page that is a widget of a remote in the width of our own pages. */
export const SlotPage = ({ head, children }: SlotPageProps) => (
  <>
    {head}
    <div className={styles.slot}>{children}</div>
  </>
)

/** A widget that has the page to itself, from edge to edge. */
export const WholeSlot = ({ children }: { children: ReactNode }) => (
  <div className={styles.whole}>{children}</div>
)
