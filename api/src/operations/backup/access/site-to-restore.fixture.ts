import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { databaseFile } from '../../../core/database/sqlite/open-file.ts'
import { createDeskCommands } from '../../../desk/create-desk-commands.ts'
import { openTempDir, openTestApi, testNow } from '../../../testing/test-api.ts'
import { makeBackup, restoreBackup } from '../index.ts'

interface Restore {
  /** A site whose database is replaced; an empty folder by default. */
  over?: { dataDir: string }
  trustsBackup?: boolean
  /** SQL that changes the replaced database, for example to that of a later release. */
  changedBy?: string
}

/** Opens a running site and its backups, and restores one over the database as it is at that moment. */
export const openSiteToRestore = async () => {
  const api = await openTestApi()
  const folder = openTempDir()
  const backup = async () => (await makeBackup({ dataDir: api.dataDir, folder })).file

  /** Returns the site after `file` was restored. */
  const restore = async (file: string, { over, trustsBackup = false, changedBy = '' }: Restore = {}) => {
    const dataDir = openTempDir()
    if (over) {
      const { file: current } = await makeBackup({ dataDir: over.dataDir, folder: openTempDir() })
      copyFileSync(current, join(dataDir, databaseFile))
      const replaced = new Sqlite(join(dataDir, databaseFile))
      replaced.exec(changedBy)
      replaced.close()
    }
    const { access } = await restoreBackup({ dataDir, file, overNewer: true, trustsBackup })
    return { access, restored: await openTestApi({ dataDir }) }
  }
  return {
    api,
    backup,
    restore,
    /** Restores over the present database of the same site. */
    restoreOverItself: (file: string) => restore(file, { over: api }),
    desk: createDeskCommands({ db: api.db, who: 'nirosha', now: () => testNow }),
  }
}
