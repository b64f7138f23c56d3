import { addressLineOf } from '@calm-rest/contract/address'
import type { PropertyFacts } from '@calm-rest/contract/api'
import type { Letter, Part } from '../letter.ts'
import { type Words, wordsIn } from '../words.ts'

/** Renders the letter as plain text, with name, address and contact of the property at the end. */
export const renderText = (letter: Letter, property: PropertyFacts): string =>
  [
    letter.greeting,
    ...letter.parts.map((part) => partText(part, wordsIn(letter.lang))),
    ...(letter.closing === undefined ? [] : [letter.closing]),
    // mail programs recognize it as the signature
    ['-- ', property.name, ...footerLines(property, letter.lang)].join('\n'),
  ].join('\n\n')

/** Address and contact of the property, as far as they are known. */
export const footerLines = ({ address, phone, email }: PropertyFacts, lang: Letter['lang']): string[] =>
  [addressLineOf(address, lang), [phone, email].filter((one) => one !== '').join(' · ')].filter(
    (line) => line !== '',
  )

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
