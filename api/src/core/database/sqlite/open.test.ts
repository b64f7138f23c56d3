import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { seed } from '../../../stays/seed/seed.ts'
import { openTempDir, testNow } from '../../../testing/test-api.ts'
import { readMigrations } from '../migrations.ts'
import { migrate } from './migrate.ts'
import { logLimitBytes, openFile } from './open-file.ts'
import { openSqlite } from './open-sqlite.ts'

it('opens with full durability, foreign keys and a write-ahead log', () => {
  const db = openFile(openTempDir())
  const settings = ['journal_mode', 'synchronous', 'foreign_keys', 'journal_size_limit'].map((name) =>
    db.pragma(name, { simple: true }),
  )
  // 2 is FULL
  expect(settings).toEqual(['wal', 2, 1, logLimitBytes])
  db.close()
})

it('shrinks the log after one large write', () => {
  const dataDir = openTempDir()
  const db = openFile(dataDir)
  const logBytes = () => statSync(join(dataDir, 'calm-rest.db-wal')).size
  db.exec('CREATE TABLE large (a)')
  db.prepare('INSERT INTO large VALUES (zeroblob(?))').run(logLimitBytes * 1.5)
  expect(logBytes()).toBeGreaterThan(logLimitBytes)
  // the first write after a complete checkpoint restarts the log
  db.pragma('wal_checkpoint(PASSIVE)')
  db.exec('CREATE TABLE small (a)')
  expect(logBytes()).toBeLessThanOrEqual(logLimitBytes)
  db.close()
})

it('is readable by the site alone, like SQLite’s files beside it, even if an older database was readable by all', () => {
  const dataDir = openTempDir()
  openFile(dataDir).close()
  chmodSync(join(dataDir, 'calm-rest.db'), 0o644)
  const db = openFile(dataDir)
  db.exec('CREATE TABLE written (a)')
  const modes = ['', '-wal', '-shm'].map((end) => statSync(join(dataDir, `calm-rest.db${end}`)).mode & 0o777)
  expect(modes).toEqual([0o600, 0o600, 0o600])
  db.close()
})

it('refuses a database newer than the code, and leaves the file unchanged', () => {
  const dataDir = openTempDir()
  const file = join(dataDir, 'calm-rest.db')
  const newer = new Sqlite(file)
  newer.exec('CREATE TABLE of_tomorrow (a)')
  newer.pragma('user_version = 9999')
  newer.close()
  const before = readFileSync(file)
  expect(() => openFile(dataDir)).toThrow(/version 9999, this code knows \d+\. Did you forget/)
  expect(readFileSync(file).equals(before)).toBe(true)
})

it('refuses a file that is not a database, and never replaces it by a new one', () => {
  const dataDir = openTempDir()
  const file = join(dataDir, 'calm-rest.db')
  writeFileSync(file, 'bookings of last year\n'.repeat(500))
  expect(() => openFile(dataDir)).toThrow('file is not a database')
  expect(readFileSync(file, 'utf8')).toMatch(/^bookings of last year/)
})

it.each([
  ['is empty', (file: string) => writeFileSync(file, '')],
  ['is gone, and its log is still there', (file: string) => renameSync(file, `${file}.away`)],
])('refuses a database that %s, and creates no new one in its place', (what, damage) => {
  const dataDir = openTempDir()
  const file = join(dataDir, 'calm-rest.db')
  const running = openFile(dataDir)
  running.exec('CREATE TABLE of_today (a)')
  const log = readFileSync(`${file}-wal`)
  running.close()
  damage(file)
  writeFileSync(`${file}-wal`, log)
  expect(() => openFile(dataDir)).toThrow(`is damaged: it ${what}`)
  expect(readFileSync(`${file}-wal`).equals(log)).toBe(true)
})

it.each(['outbox/booking.eml', 'backups/calm-rest-2027.db', 'releases/mf-rooms/channels.json'])(
  'begins no new database where %s says that there was one, and names the command that restores',
  (left) => {
    const dataDir = openTempDir()
    mkdirSync(dirname(join(dataDir, left)), { recursive: true })
    writeFileSync(join(dataDir, left), '')
    expect(() => openFile(dataDir)).toThrow(/is gone, but .* is there.* npm run restore -- latest/)
    expect(existsSync(join(dataDir, 'calm-rest.db'))).toBe(false)
  },
)

it.each([
  ['calm-rest.db', 'moved away', (file: string) => renameSync(file, `${file}.away`)],
  ['calm-rest.db', 'replaced', (file: string) => replace(file)],
  ['calm-rest.db-wal', 'deleted', (file: string) => rmSync(file)],
])('takes no write once %s was %s, and goes on reading', async (name, _, change) => {
  const dataDir = openTempDir()
  const db = openSqlite(dataDir)
  expect(await db.schema()).toEqual({ version: db.newestVersion, isStood: true })
  await db.exec('CREATE TABLE stays (guest TEXT)')
  change(join(dataDir, name))
  const write = db.prepare("INSERT INTO stays VALUES ('Amara')")
  await expect(write.run()).rejects.toMatchObject({ code: 'SQLITE_READONLY_DBMOVED' })
  await expect(db.schema()).rejects.toThrow('was moved or replaced')
  expect(await db.prepare('SELECT COUNT(*) FROM stays').pluck().get()).toBe(0)
  await db.close()
})

const replace = (file: string) => {
  copyFileSync(file, `${file}.copy`)
  renameSync(`${file}.copy`, file)
}

it('refuses a database with a torn page, and leaves the file unchanged', async () => {
  const dataDir = openTempDir()
  const file = join(dataDir, 'calm-rest.db')
  const whole = openSqlite(dataDir)
  await seed(whole, testNow)
  await whole.close()
  const bytes = readFileSync(file)
  bytes.fill(0xa5, 4096 * 9, 4096 * 10)
  writeFileSync(file, bytes)
  expect(() => openFile(dataDir)).toThrow('is damaged: ')
  expect(readFileSync(file).equals(bytes)).toBe(true)
})

it('creates only the database and its lock files', () => {
  const dataDir = openTempDir()
  openFile(dataDir).close()
  expect(readdirSync(dataDir).filter((name) => !/^\.code-\d+$/.test(name))).toEqual([
    '.in-use',
    'calm-rest.db',
  ])
})

it('rolls back a failing migration, and stays at the version before', () => {
  const db = openFile(openTempDir())
  const version = db.pragma('user_version', { simple: true }) as number
  const further = ['CREATE TABLE good (a)', 'CREATE TABLE half (a); CREATE TABLE half (a)'].map((sql, i) => ({
    version: version + i + 1,
    sql,
    phase: 'expand' as const,
    oldestCode: version,
  }))
  expect(() => migrate(db, [...readMigrations('sqlite'), ...further])).toThrow('already exists')
  expect(db.pragma('user_version', { simple: true })).toBe(version + 1)
  const made = db.prepare("SELECT name FROM sqlite_schema WHERE name IN ('good', 'half')").pluck().all()
  expect(made).toEqual(['good'])
  db.close()
})

it('seeds an empty database once', async () => {
  const dataDir = openTempDir()
  const db = openSqlite(dataDir)
  await seed(db, testNow)
  await db.exec(
    "UPDATE room_texts SET name = 'The owner chose this' WHERE room_type_id = 'coral-suite' AND lang = 'en'",
  )
  await db.exec("DELETE FROM testimonials; DELETE FROM room_types WHERE id = 'horizon-room'")
  await seed(db, testNow)
  const count = (table: string) => db.prepare(`SELECT COUNT(*) FROM ${table}`).pluck().get()
  expect([await count('room_types'), await count('testimonials')]).toEqual([12, 0])
  await db.close()
})
