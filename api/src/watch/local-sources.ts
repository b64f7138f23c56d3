import type { Database } from '../core/database/database.ts'
import { diskRoom } from '../core/disk/disk-room.ts'
import { createMailStandstill } from '../core/outbox/mail-standstill.ts'
import type { Sources } from './sources.ts'

/** Readings of this machine and its database. */
export const createLocalSources = (
  db: Database,
  dataDir: string,
  now: () => Date,
): Pick<Sources, 'readDisk' | 'readMailStandstill'> => {
  const standstill = createMailStandstill(db)
  return {
    readDisk: () => diskRoom(dataDir),
    readMailStandstill: () => standstill(now()),
  }
}
