import { Divider } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import { useSite } from '../site/site.ts'
import * as styles from './page-header.module.css'
import { Waves } from './waves.tsx'

interface PageHeaderProps {
  title: ReactNode
  /** A line above the title. */
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Drawing at the end of the strip: the evening sun, the hills, or the bay with its boats, where the property has drawings by the sea. */
  scene?: 'dusk' | 'sea' | 'hills'
  /** On a phone the title is only read out: what was asked for is on the first screen. */
  folds?: boolean
  children?: ReactNode
}

/** Head of a page: its one main heading on a strip of dusk sky. */
export const PageHeader = ({ title, eyebrow, lead, scene = 'dusk', folds, children }: PageHeaderProps) => {
  const isByTheSea = useSite().facts.look?.drawings === 'coast'
  return (
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
        <Divider scene={isByTheSea ? scene : 'hills'} into="plain" />
      )}
    </header>
  )
}
