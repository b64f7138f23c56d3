import { hotel } from '@calm-rest/contract/hotel'
import { addressLine } from '../../../core/mail-format/property-mailbox.ts'
import type { Letter, Part } from '../letter.ts'
import { type Words, wordsIn } from '../words.ts'

/** The same letter as plain text; `phone` of the property stands at its end. */
export const renderText = (letter: Letter, phone: string): string =>
  [
    letter.greeting,
    ...letter.parts.map((part) => partText(part, wordsIn(letter.lang))),
    ...(letter.closing === undefined ? [] : [letter.closing]),
    // what mail programs know as the end of a letter
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
