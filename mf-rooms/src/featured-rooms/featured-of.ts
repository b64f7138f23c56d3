import type { Room } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { forCard } from '../room-picture/room-picture.tsx'

interface Wanted {
  category?: string | undefined
  limit?: number | undefined
}

/** The first rooms of a category, or of all: hidden rooms are not sent. */
export const featuredOf = (
  rooms: readonly Room[],
  { category, limit = limits.featuredRooms }: Wanted,
): Room[] =>
  rooms
    .filter((room) => category === undefined || room.category === category)
    .slice(0, limit)
    .map(forCard)
