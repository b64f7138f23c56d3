import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quickFolder } from '@calm-rest/testing/quick-folder'
import { databaseFile } from '../core/database/sqlite/open-file.ts'
import { openSqlite } from '../core/database/sqlite/open-sqlite.ts'
import { seed } from '../stays/seed/seed.ts'
import { expandDatabase, isExpanded } from './expanded.ts'
import { testNow } from './test-now.ts'

/** Created once in each test process, by the real migrations and the seed, so that it is never outdated. */
let made: Promise<Buffer> | undefined

const makeTemplate = async (): Promise<Buffer> => {
  const dataDir = mkdtempSync(join(quickFolder(), 'calm-rest-template-'))
  try {
    const db = openSqlite(dataDir)
    await seed(db, testNow)
    if (isExpanded) await expandDatabase(db)
    await db.close()
    return readFileSync(join(dataDir, databaseFile))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Puts the database of a new property into `dataDir`: migrated, with its rooms and reviews, in half the time. */
export const copyTemplate = async (dataDir: string) => {
  made ??= makeTemplate()
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, databaseFile), await made)
}
