import { globSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@calm-rest/releases/checkout'
import Sqlite from 'better-sqlite3'
import { tryToServe } from '../processes/server.ts'
import type { Figure, Scenario, Torture } from '../scenario.ts'

const migrations = globSync('api/migrations/sqlite/*.sql', { cwd: root })
  .sort()
  .map((name) => readFileSync(join(root, name), 'utf8'))

/** Makes a database of an earlier version with an object of the owner's that blocks the next migration. */
const makeBlocked = (dataDir: string, version: number) => {
  mkdirSync(dataDir)
  const file = join(dataDir, 'calm-rest.db')
  const db = new Sqlite(file)
  db.pragma('journal_mode = WAL')
  for (const sql of migrations.slice(0, version)) db.exec(sql)
  db.pragma(`user_version = ${version}`)
  // name of a table, column or index in the text of the next migration
  const next = migrations[version] ?? ''
  const made = /CREATE (?:TABLE|INDEX) (\w+)/.exec(next)?.[1]
  if (made) db.exec(`CREATE TABLE ${made} (note TEXT)`)
  else {
    const [, table, column] = /ALTER TABLE (\w+) ADD (?:COLUMN )?(\w+)/.exec(next) ?? []
    if (!table) throw new Error(`Migration ${version + 1} cannot be blocked: it makes nothing.`)
    db.exec(`ALTER TABLE ${table} ADD COLUMN ${column} TEXT`)
  }
  db.close()
  return file
}

const failAt = async (torture: Torture, version: number): Promise<Figure[]> => {
  const dataDir = join(torture.dir, `version-${version}`)
  const file = makeBlocked(dataDir, version)
  const before = readFileSync(file)
  const attempt = await tryToServe(torture, dataDir)
  return [
    { what: 'failed migrations', value: 1, atLeast: 1 },
    { what: 'started all the same', value: attempt.ok ? 1 : 0, exactly: 0 },
    {
      what: 'databases that are not as before, byte by byte',
      value: readFileSync(file).equals(before) ? 0 : 1,
      exactly: 0,
    },
    { what: 'ended without an error', value: !attempt.ok && attempt.code === 1 ? 0 : 1, exactly: 0 },
  ]
}

export const migration: Scenario = {
  fault: 'a migration that fails, from every earlier version',
  expected: 'refuses to start, with the file untouched',
  run: async (torture) => {
    const all: Figure[][] = []
    const versions = migrations.map((_, i) => i).slice(1)
    for (const version of torture.isShort ? versions.slice(-1) : versions)
      all.push(await failAt(torture, version))
    const [first = [], ...others] = all
    return first.map((figure, i) => ({
      ...figure,
      value: others.reduce((sum, one) => sum + (one[i]?.value ?? 0), figure.value),
    }))
  },
}
