import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { quickFolder } from '@calm-rest/testing/quick-folder'
import { databaseFile } from '../core/database/sqlite/open-file.ts'
import { openSqlite } from '../core/database/sqlite/open-sqlite.ts'
import { seed } from '../stays/seed/seed.ts'
import { testNow } from './test-now.ts'

/** Made once in each process of tests, by the migrations and the seed as they are, so that it is never out of date. */
let made: Promise<Buffer> | undefined

const makeTemplate = async (): Promise<Buffer> => {
  const dataDir = mkdtempSync(join(quickFolder(), 'calm-rest-template-'))
  try {
    const db = openSqlite(dataDir)
    await seed(db, testNow)
    await db.close()
    return readFileSync(join(dataDir, databaseFile))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Puts the database of a new guesthouse into `dataDir`: migrated, with its rooms and reviews, in half of the time. */
export const copyTemplate = async (dataDir: string) => {
  made ??= makeTemplate()
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(join(dataDir, databaseFile), await made)
}
