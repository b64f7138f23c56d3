import type { ShownText } from '@calm-rest/contract/texts'
import { langOf, plainOf } from './plain.ts'

interface ParagraphsProps {
  of: ShownText | undefined
  className?: string | undefined
}

/** A text of several lines: each line that the owner wrote is a paragraph. */
export const Paragraphs = ({ of: text, className }: ParagraphsProps) =>
  plainOf(text)
    .trim()
    .split(/\s*\n\s*/)
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => (
      <p key={paragraph} lang={langOf(text)} className={className}>
        {paragraph}
      </p>
    ))
