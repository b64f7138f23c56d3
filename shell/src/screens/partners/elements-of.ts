import type { EmbedKind } from '@calm-rest/embed/protocol'
import type { SnippetElement } from '@calm-rest/embed/snippet'
import { type Choice, fields, isTaken, type WrittenField } from './choice.ts'

const attributesOf = (choice: Choice, kind: EmbedKind): (readonly [string, string])[] => {
  const own: readonly WrittenField[] =
    kind === 'booking' ? ['checkIn', 'checkOut', 'guests', 'room'] : ['category', 'limit']
  const written = (['partner', 'campaign', ...own] as const).map(
    (field) => [fields[field][1], isTaken(choice, field) ? choice[field] : ''] as const,
  )
  const { language, theme, isolation, layout } = choice
  return [
    ['lang', language] as const,
    ...written,
    ...(kind === 'rooms' && layout !== 'grid' ? [['layout', layout] as const] : []),
    ...(theme === 'auto' ? [] : [['theme', theme] as const]),
    ...(isolation === 'normal' ? [] : [['isolation', isolation] as const]),
  ].filter(([, value]) => value !== '')
}

/** Id by which the rooms find the form on a page that has both. */
const formId = 'our-booking'

/** The elements that a choice means, in the order of the page. */
export const elementsOf = (choice: Choice): SnippetElement[] => {
  const booking = { kind: 'booking' as const, attributes: attributesOf(choice, 'booking') }
  const rooms = { kind: 'rooms' as const, attributes: attributesOf(choice, 'rooms') }
  if (choice.widget === 'booking') return [booking]
  if (choice.widget === 'rooms') return [rooms]
  return [
    { ...rooms, attributes: [...rooms.attributes, ['booking-for', formId]] },
    { ...booking, id: formId },
  ]
}
