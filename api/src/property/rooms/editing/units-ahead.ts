import type { StoredRoomType } from './read-room-types.ts'

/** References of the stays, and numbers of the blocks, that lie ahead of units; empty without any. */
export const nameAhead = (units: StoredRoomType['units']): string =>
  [
    ...new Set(
      units.flatMap(({ ahead }) => ahead).map(({ reference, blockId }) => reference ?? `block ${blockId}`),
    ),
  ].join(', ')
