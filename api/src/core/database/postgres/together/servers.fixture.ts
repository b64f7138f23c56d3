import { join } from 'node:path'
import { type Served, serveApi } from '../../../../testing/serving.ts'
import { openEmptyDatabase, openTestDatabase } from '../../../../testing/test-api.ts'

/** So many processes of the API that share nothing but the database, as on machines of their own. */
export const serveTogether = async (count: number, env: Record<string, string> = {}) => {
  const dataDir = await openEmptyDatabase()
  const folders = Array.from({ length: count }, (_, i) => join(dataDir, String(i)))
  const servers = await Promise.all(
    folders.map((folder) => serveApi(dataDir, { env: { DATA_DIR: folder, ...env } })),
  )
  return {
    dataDir,
    folders,
    servers,
    /** In turn, however far one counts. */
    at: (i: number) => servers[i % count] as Served,
    db: await openTestDatabase(dataDir),
    /** Answers of all servers to one request. */
    askAll: <T>(path: string, pick: (body: never) => T, headers: Record<string, string> = {}) =>
      Promise.all(servers.map(async ({ get }) => pick((await (await get(path, headers)).json()) as never))),
    statusesOf: (path: string, headers: Record<string, string> = {}) =>
      Promise.all(servers.map(async ({ get }) => (await get(path, headers)).status)),
  }
}
