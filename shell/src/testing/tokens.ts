import { join } from 'node:path'
import Database from 'better-sqlite3'

const run = (dataDir: string, sql: string, email: string) => {
  const database = new Database(join(dataDir, 'calm-rest.db'))
  database.pragma('foreign_keys = ON')
  database.prepare(sql).run(email)
  database.close()
}

const sessionsOf = 'SELECT sessions.id FROM sessions JOIN users ON users.id = user_id WHERE email = ?'

/** Ends every access token that the API gave to a guest, as ten minutes would. */
export const endAccessTokens = (dataDir: string, email: string) =>
  run(
    dataDir,
    `UPDATE access_tokens SET expires_at = '2000-01-01T00:00:00.000Z' WHERE session_id IN (${sessionsOf})`,
    email,
  )

/** Ends every session of a guest, as a new password would that they chose elsewhere. */
export const endSessions = (dataDir: string, email: string) =>
  run(dataDir, `DELETE FROM sessions WHERE id IN (${sessionsOf})`, email)
