import type { EmbedKind } from '@calm-rest/embed/protocol'
import type { SnippetElement } from '@calm-rest/embed/snippet'
import { type Choice, fields, isTaken, type WrittenField } from './choice.ts'

/** Fields of one element alone. */
const ownFields: Record<EmbedKind, readonly WrittenField[]> = {
  booking: ['room'],
  rooms: ['category', 'limit'],
  search: [],
}

const attributesOf = (choice: Choice, kind: EmbedKind): (readonly [string, string])[] => {
  const written = (['partner', 'campaign', 'checkIn', 'checkOut', 'guests', ...ownFields[kind]] as const).map(
    (field) => [fields[field][1], isTaken(choice, field) ? choice[field] : ''] as const,
  )
  const { language, theme, isolation, layout, search } = choice
  return [
    ['lang', language] as const,
    ...written,
    ...(kind === 'rooms' ? [['search', search] as const] : []),
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
  if (choice.widget === 'search') return [{ kind: 'search', attributes: attributesOf(choice, 'search') }]
  return [
    { ...rooms, attributes: [...rooms.attributes, ['booking-for', formId]] },
    { ...booking, id: formId },
  ]
}
