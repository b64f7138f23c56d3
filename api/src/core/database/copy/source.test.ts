import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { beforeEach, expect, it } from 'vitest'
import { copyTemplate } from '../../../testing/template.ts'
import { openTempDir } from '../../../testing/test-api.ts'
import { newestVersion } from '../migrations.ts'
import { occupyAlone } from '../sqlite/occupancy.ts'
import { openSource } from './source.ts'

let dataDir: string
let file: string

beforeEach(async () => {
  dataDir = openTempDir()
  file = join(dataDir, 'calm-rest.db')
  await copyTemplate(dataDir)
})

const change = (sql: string) => {
  const db = new Sqlite(file)
  db.pragma('foreign_keys = OFF')
  db.exec(sql)
  db.close()
}
const newest = newestVersion('sqlite')

it('reads the folder of a site or a file, and knows when something was written', async () => {
  const opened = await openSource(dataDir)
  expect([opened.file, opened.tables.length > 40]).toEqual([file, true])
  opened.close()
  const backup = join(dataDir, 'backup.db')
  copyFileSync(file, backup)
  const copied = await openSource(backup)
  copied.close()
  expect(copied.digest).toBe(opened.digest)
  change("UPDATE room_types SET guests = 1 WHERE id = 'coral-suite'")
  const later = await openSource(dataDir)
  expect(later.digest).not.toBe(opened.digest)
  // somebody else writes to its log
  const writer = new Sqlite(file)
  writer.pragma('journal_mode = WAL')
  writer.exec("UPDATE room_types SET guests = 2 WHERE id = 'coral-suite'")
  later.close()
  const logged = await openSource(dataDir)
  expect(logged.digest).not.toBe(later.digest)
  logged.close()
  writer.close()
})

it('is alone in the folder of a site until it is closed; a backup is nobody else’s', async () => {
  const opened = await openSource(dataDir)
  await expect(openSource(dataDir)).rejects.toThrow(`The site runs on ${dataDir}, or another command`)
  const backup = join(dataDir, 'backup.db')
  copyFileSync(file, backup)
  for (const one of [await openSource(backup), await openSource(backup)]) one.close()
  opened.close()
  const site = occupyAlone(dataDir)
  await expect(openSource(dataDir)).rejects.toThrow('Stop it first')
  site?.release()
  ;(await openSource(dataDir)).close()
})

it.each([
  [
    'PRAGMA user_version = 9999',
    `has version 9999, this code knows ${newest}. Did you forget to update the code?`,
  ],
  [
    'PRAGMA user_version = 12',
    `has version 12, and only one of version ${newest} is copied. Start the site on it once`,
  ],
  [
    "DELETE FROM room_types WHERE id = 'coral-suite'; DELETE FROM units WHERE room_type_id <> 'coral-suite'",
    /is damaged: \d+ of its rows name others that are not there\. Restore a backup/,
  ],
])('refuses a database after %s, and leaves it to others', async (sql, words) => {
  change(sql)
  await expect(openSource(dataDir)).rejects.toThrow(words)
  const after = occupyAlone(dataDir)
  expect(after).toBeDefined()
  after?.release()
})

it('refuses what is no database', async () => {
  await expect(openSource(join(dataDir, 'none.db'))).rejects.toThrow('There is no database at')
  await expect(openSource(openTempDir())).rejects.toThrow('neither a file of one nor the folder of a site')
  writeFileSync(file, 'not a database\n'.repeat(1000))
  await expect(openSource(dataDir)).rejects.toThrow('is damaged: file is not a database')
})
