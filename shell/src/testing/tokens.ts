import { join } from 'node:path'
import Database from 'better-sqlite3'

const run = (dataDir: string, sql: string) => {
  const database = new Database(join(dataDir, 'calm-rest.db'))
  database.pragma('foreign_keys = ON')
  database.prepare(sql).run()
  database.close()
}

/** Ends every access token that the API gave, as ten minutes would. */
export const endAccessTokens = (dataDir: string) =>
  run(dataDir, "UPDATE access_tokens SET expires_at = '2000-01-01T00:00:00.000Z'")

/** Ends every session, as a new password would that somebody chose elsewhere. */
export const endSessions = (dataDir: string) => run(dataDir, 'DELETE FROM sessions')
