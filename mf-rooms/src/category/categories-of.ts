import type { Room } from '@calm-rest/contract/api'

/** Each category of these rooms once, in the order in which they first come. */
export const categoriesOf = (rooms: readonly Room[]): string[] => [
  ...new Set(rooms.map((room) => room.category)),
]
