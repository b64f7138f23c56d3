import type { Database } from './database.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

export interface DatabasePlace {
  /** Data folder of the site, which has the database where no other is named. */
  dataDir: string
  /** postgres://…; the database is that server's then. */
  databaseUrl?: string | undefined
  /** How long a write on SQLite waits for another process that writes; 10 s by default. */
  patienceMs?: number | undefined
}

/** Opens the database, migrated; a new one where there is none. */
export const openDatabase = async ({ dataDir, databaseUrl, patienceMs }: DatabasePlace): Promise<Database> =>
  databaseUrl === undefined ? openSqlite(dataDir, patienceMs) : openPostgres(databaseUrl)
