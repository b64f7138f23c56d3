import type { StoredRoomType } from './read-room-types.ts'

/** Returns the references of stays and numbers of blocks ahead in these units; empty without any. */
export const nameAhead = (units: StoredRoomType['units']): string =>
  [
    ...new Set(
      units.flatMap(({ ahead }) => ahead).map(({ reference, blockId }) => reference ?? `block ${blockId}`),
    ),
  ].join(', ')
