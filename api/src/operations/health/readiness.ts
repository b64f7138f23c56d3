import type { readinessFacts } from '@calm-rest/contract/schemas'
import type { z } from 'zod'
import type { Database, SchemaState } from '../../core/database/database.ts'
import { diskRoom } from '../../core/disk/disk-room.ts'
import { createBacklog } from '../../core/outbox/backlog.ts'

export type Facts = z.infer<typeof readinessFacts>

export interface Readiness {
  facts(): Promise<Facts>
  /** Not ready from now on. */
  drain(): void
}

interface ReadinessDeps {
  db: Database
  dataDir: string
  /** Free bytes on the disk of `dataDir` below which it counts as full. */
  leastFreeBytes?: number | undefined
  now: () => Date
}

/** Room for a log file's next megabytes, for SQLite's own log, and for an operator to log in. */
const defaultLeastFreeBytes = 32 * 1024 * 1024

/**
 * Returns whether the API is ready for guests. Waiting mail is reported but does not matter: a booking needs no mail
 * server.
 */
export const createReadiness = ({
  db,
  dataDir,
  leastFreeBytes = defaultLeastFreeBytes,
  now,
}: ReadinessDeps): Readiness => {
  const backlog = createBacklog(db)
  let draining = false

  const ofDatabase = async (): Promise<Pick<Facts, 'database' | 'migrations' | 'outbox'>> => {
    try {
      const migrations = migrationsOf(await db.schema(), db.newestVersion)
      return { database: 'answers', migrations, outbox: await backlog(now()) }
    } catch {
      return { database: 'fails', migrations: 'unknown' }
    }
  }

  const diskOf = async (): Promise<Facts['disk']> => {
    const free = await diskRoom(dataDir).catch(() => undefined)
    if (free === undefined) return 'unknown'
    return free.freeBytes < leastFreeBytes ? 'full' : 'free'
  }

  return {
    facts: async () => {
      const [facts, disk] = await Promise.all([ofDatabase(), diskOf()])
      return { draining, ...facts, disk }
    },
    drain: () => {
      draining = true
    },
  }
}

/** Of a database that later code has migrated, this code is ready if it stands every migration that it does not know. */
const migrationsOf = ({ version, isStood }: SchemaState, newest: number): Facts['migrations'] => {
  if (version === newest) return 'applied'
  return version > newest && isStood ? 'newer' : 'others'
}

export const isReady = ({ draining, database, migrations, disk }: Facts) =>
  !draining &&
  database === 'answers' &&
  (migrations === 'applied' || migrations === 'newer') &&
  disk !== 'full'
