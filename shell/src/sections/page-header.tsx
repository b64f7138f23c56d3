import { Divider } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import * as styles from './page-header.module.css'
import { Waves } from './waves.tsx'

interface PageHeaderProps {
  title: ReactNode
  /** A line above the title. */
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Drawing at the end of the strip: the evening sun, the bay with its boats, or the hills behind the property. */
  scene?: 'dusk' | 'sea' | 'hills'
  /** On a phone the title is only read out: what was asked for is on the first screen. */
  folds?: boolean
  children?: ReactNode
}

/** Head of a page: its one main heading on a strip of dusk sky. */
export const PageHeader = ({ title, eyebrow, lead, scene = 'dusk', folds, children }: PageHeaderProps) => (
  <header className={styles.head} data-folds={folds || undefined}>
    <div className={styles.inner}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
    {scene === 'dusk' ? (
      <>
        <div className={styles.sun} aria-hidden="true" />
        <Waves into="paper" className={styles.waves} />
      </>
    ) : (
      <Divider scene={scene} into="plain" />
    )}
  </header>
)
