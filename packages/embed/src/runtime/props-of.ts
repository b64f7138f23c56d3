import type { EmbedKind } from '../protocol.ts'

/** Props of a widget from its element: every one that can change, including removed ones. */
export const propsOf = (kind: EmbedKind, query: Readonly<Record<string, string>>): object => {
  const { room, checkIn, checkOut, guests, children, category, layout, limit } = query
  const stay = { checkIn, checkOut, guests: guests ? Number(guests) : undefined, children }
  switch (kind) {
    case 'booking':
      return { room, ...stay }
    case 'rooms':
      return {
        category,
        layout,
        ...stay,
        withSearch: hasSearch(query),
        ...(limit && { limit: Number(limit) }),
      }
    case 'search':
      return stay
  }
}

/** Whether the fields for dates and guests are above the rooms: the attribute is set, and is not `false`. */
export const hasSearch = ({ search = 'false' }: Readonly<Record<string, string>>) => search !== 'false'
