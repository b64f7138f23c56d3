import { hotel } from '@calm-rest/contract/hotel'
import type { Letter, Part } from '../letter.ts'
import { addressLine } from '../recipients.ts'
import type { Words } from '../words.ts'

/** The same letter as plain text. */
export const renderText = (letter: Letter, t: Words): string =>
  [
    letter.greeting,
    ...letter.parts.map(partText),
    `${t('closing')}\n${t('team')}`,
    // what mail programs know as the end of a letter
    `-- \n${hotel.name}\n${addressLine}\n${hotel.phone} · ${hotel.email}`,
  ].join('\n\n')

const partText = (part: Part): string => {
  switch (part.type) {
    case 'text':
    case 'note':
      return part.text
    case 'facts':
      return part.rows.map(({ label, value }) => `${label}: ${value}`).join('\n')
    case 'action':
      return `${part.label}:\n${part.href}`
    case 'quote':
      return part.text
        .split('\n')
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
  }
}
