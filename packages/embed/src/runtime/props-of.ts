import type { EmbedKind } from '../protocol.ts'

/** Props of a widget by what its element says: every one that can be changed, also where it is taken away. */
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

/** Whether the fields for dates and guests stand above the rooms: the attribute is there, and does not say false. */
export const hasSearch = ({ search = 'false' }: Readonly<Record<string, string>>) => search !== 'false'
