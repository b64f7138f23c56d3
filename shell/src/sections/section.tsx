import { Section as Band, Container, type SectionTone } from '@calm-rest/ui'
import type { ReactNode } from 'react'

interface SectionProps {
  /** Id of its heading. */
  labelledBy: string
  tone?: SectionTone | undefined
  /** `text` for reading, `content` for cards and columns. */
  width?: 'text' | 'content' | undefined
  className?: string | undefined
  children: ReactNode
}

/** A band of the page from edge to edge, named by its heading, its content held to a comfortable width. */
export const Section = ({ labelledBy, tone, ...content }: SectionProps) => (
  <Band aria-labelledby={labelledBy} tone={tone}>
    <Container {...content} />
  </Band>
)
