import { join } from 'node:path'
import Database from 'better-sqlite3'

/** Ends every access token that the API gave, as ten minutes would. */
export const endAccessTokens = (dataDir: string) => {
  const database = new Database(join(dataDir, 'calm-rest.db'))
  database.prepare("UPDATE access_tokens SET expires_at = '2000-01-01T00:00:00.000Z'").run()
  database.close()
}
