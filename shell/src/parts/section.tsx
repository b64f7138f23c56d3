import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import * as styles from './section.module.css'

export type Tone = 'paper' | 'sand' | 'sea' | 'tea' | 'dusk'

interface SectionProps {
  /** Id of its heading. */
  labelledBy: string
  tone?: Tone | undefined
  /** `text` for reading, `content` for cards and columns. */
  width?: 'text' | 'content' | undefined
  className?: string | undefined
  children: ReactNode
}

const tones: Record<Tone, string | undefined> = {
  paper: undefined,
  sand: styles.sand,
  sea: styles.sea,
  tea: styles.tea,
  dusk: styles.dusk,
}

/** A band of the page from edge to edge, its content held to a comfortable width. */
export const Section = ({
  labelledBy,
  tone = 'paper',
  width = 'content',
  className,
  children,
}: SectionProps) => (
  <section aria-labelledby={labelledBy} className={classNames(styles.section, tones[tone])}>
    <div className={classNames(styles.inner, width === 'text' && styles.text, className)}>{children}</div>
  </section>
)
