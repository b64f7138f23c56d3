import type { Database } from './database.ts'
import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

export interface DatabasePlace {
  /** Data folder of the site. It holds the database unless `databaseUrl` is set. */
  dataDir: string
  /** postgres://… URL of the database. */
  databaseUrl?: string | undefined
  /** How long a write on SQLite waits for another writing process, in milliseconds; 10 s by default. */
  patienceMs?: number | undefined
}

/** Opens and migrates the database, and creates it if there is none. */
export const openDatabase = async ({ dataDir, databaseUrl, patienceMs }: DatabasePlace): Promise<Database> =>
  databaseUrl === undefined ? openSqlite(dataDir, patienceMs) : openPostgres(databaseUrl)
