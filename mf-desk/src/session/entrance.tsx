import { useHost } from '@calm-rest/federation/widget'
import { Logo } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import { LanguageLinks } from '../language/language-links.tsx'
import * as styles from './entrance.module.css'

interface EntranceProps {
  title: string
  lead?: string
  children: ReactNode
}

/** Shown before the sign-in: one sheet, low enough for a thumb. */
export const Entrance = ({ title, lead, children }: EntranceProps) => (
  <div className={styles.page}>
    <div className={styles.sheet}>
      <Logo name={useHost().property?.name ?? ''} look={useHost().property?.look} />
      <h1 className={styles.title}>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
    <LanguageLinks />
  </div>
)
