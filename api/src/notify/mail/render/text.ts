import { hotel } from '@calm-rest/contract/hotel'
import { addressLine } from '../../../core/mail-format/property-mailbox.ts'
import type { Letter, Part } from '../letter.ts'
import { type Words, wordsIn } from '../words.ts'

/** Renders the letter as plain text, with the property's `phone` at the end. */
export const renderText = (letter: Letter, phone: string): string =>
  [
    letter.greeting,
    ...letter.parts.map((part) => partText(part, wordsIn(letter.lang))),
    ...(letter.closing === undefined ? [] : [letter.closing]),
    // mail programs recognize it as the signature
    `-- \n${hotel.name}\n${addressLine}\n${phone} · ${hotel.email}`,
  ].join('\n\n')

const partText = (part: Part, t: Words): string => {
  switch (part.type) {
    case 'text':
    case 'note':
      return part.text
    case 'facts':
      return part.rows.map(({ label, value }) => t('fact', { label, value })).join('\n')
    case 'action':
      return `${t('action', { label: part.label })}\n${part.href}`
    case 'quote':
      return part.text
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
  }
}
