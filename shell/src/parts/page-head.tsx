import type { ReactNode } from 'react'
import * as styles from './page-head.module.css'
import { Waves } from './waves.tsx'

interface PageHeadProps {
  title: ReactNode
  /** A line above the title. */
  eyebrow?: ReactNode
  lead?: ReactNode
  children?: ReactNode
}

/** Head of a page: its one main heading on a strip of dusk sky over the sea. */
export const PageHead = ({ title, eyebrow, lead, children }: PageHeadProps) => (
  <header className={styles.head}>
    <div className={styles.inner}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
    <div className={styles.sun} aria-hidden="true" />
    <Waves into="paper" className={styles.waves} />
  </header>
)
