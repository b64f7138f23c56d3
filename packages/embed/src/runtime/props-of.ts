import type { EmbedKind } from '../protocol.ts'

/** Props of a widget by what its element says: every one that can be changed, also where it is taken away. */
export const propsOf = (kind: EmbedKind, query: Readonly<Record<string, string>>): object => {
  const { room, checkIn, checkOut, guests, category, layout, limit } = query
  if (kind === 'rooms') return { category, layout, ...(limit && { limit: Number(limit) }) }
  return { room, checkIn, checkOut, guests: guests ? Number(guests) : undefined }
}
