import { join } from 'node:path'
import { type Served, serveApi } from '../../../../testing/serving.ts'
import { openEmptyDatabase, openTestDatabase } from '../../../../testing/test-api.ts'

/** Starts `count` processes of the API that share only the database, as if on separate machines. */
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
    /** Returns the servers in turn, for any index. */
    at: (i: number) => servers[i % count] as Served,
    db: await openTestDatabase(dataDir),
    /** Returns the answers of all servers to one request. */
    askAll: <T>(path: string, pick: (body: never) => T, headers: Record<string, string> = {}) =>
      Promise.all(servers.map(async ({ get }) => pick((await (await get(path, headers)).json()) as never))),
    statusesOf: (path: string, headers: Record<string, string> = {}) =>
      Promise.all(servers.map(async ({ get }) => (await get(path, headers)).status)),
  }
}
