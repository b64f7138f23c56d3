import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { temporaryFolder, whenDone } from '@calm-rest/testing'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { addMessages, changeDatabase, makeFullDatabase } from './full-database.fixture.ts'
import { runDb, startDb, startServer, type TestDatabase } from './run-db.fixture.ts'

let full: string
let dataDir: string
let server: Awaited<ReturnType<typeof startServer>>
let target: TestDatabase

beforeAll(async () => {
  full = temporaryFolder('refusals')
  await makeFullDatabase(full)
  server = await startServer()
})

beforeEach(async () => {
  dataDir = temporaryFolder('refused')
  cpSync(join(full, 'calm-rest.db'), join(dataDir, 'calm-rest.db'))
  target = await server.makeDatabase()
})

const file = () => join(dataDir, 'calm-rest.db')
const copy = (from = dataDir) => runDb('copy', '--from', `sqlite:${from}`, '--to', target.url)
const logger = pino({ level: 'silent' })

/** Returns every table with all of its rows. */
const contents = async () => {
  const tables = await target.ask("SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY 1")
  const found = []
  for (const { tablename } of tables)
    found.push([tablename, await target.ask(`SELECT t::text FROM ${tablename} t ORDER BY 1`)])
  return found
}

const changed = (sql: string) => () =>
  changeDatabase(dataDir, (db) => {
    db.exec(sql)
  })

it.each<[string, () => void, RegExp]>([
  [
    'of an earlier version',
    changed('PRAGMA user_version = 5'),
    /has version 5, and only one of version \d+ is copied\. Start the site on it once/,
  ],
  [
    'of a later version',
    changed('PRAGMA user_version = 99'),
    /has version 99, this code knows \d+\. Did you forget/,
  ],
  [
    'that is no database',
    () => writeFileSync(file(), 'a letter to the owner'),
    /is damaged: file is not a database\. Restore a backup/,
  ],
  [
    'with a torn page',
    () => {
      const bytes = readFileSync(file())
      writeFileSync(file(), bytes.fill('x', bytes.length / 2, bytes.length / 2 + 20_000))
    },
    /is damaged: /,
  ],
  [
    'whose rows name others that are gone',
    () => {
      const db = new Sqlite(file())
      db.exec("PRAGMA foreign_keys = OFF; INSERT INTO booking_nights VALUES (1, '2028-01-01', 999, NULL)")
      db.close()
    },
    /is damaged: 1 of its rows name others that are not there/,
  ],
])('refuses a database %s, and changes nothing', async (_, spoil, why) => {
  spoil()
  const refused = await copy()
  expect(refused).toMatchObject({ code: 3, stdout: '' })
  expect(refused.stderr).toMatch(why)
  expect(await contents()).toEqual([])
})

it.each<[string, string, string]>([
  [
    'a NUL character',
    "INSERT INTO messages VALUES (50, 'a' || char(0), '', NULL, '', 'en', '', NULL, NULL)",
    'messages, id 50: full_name contains a NUL character, which PostgreSQL cannot store. Correct it',
  ],
  [
    'bytes that are not UTF-8',
    "INSERT INTO morning_mails VALUES ('x', CAST(x'e4' AS TEXT))",
    'morning_mails, day x: created_at contains bytes that are not UTF-8. Correct it',
  ],
  [
    'a number that JavaScript has not',
    'INSERT INTO messages SELECT 9007199254740993, full_name, email, phone, message, lang, created_at, NULL, NULL FROM messages',
    'messages, id 9007199254740992: id contains an integer beyond 2^53. Correct it',
  ],
])('refuses %s and names it', async (_, sql, why) => {
  changed(sql)()
  const refused = await copy()
  expect(refused).toMatchObject({ code: 3, stdout: '' })
  expect(refused.stderr).toContain(why)
})

it('refuses a place without a database, and creates none there', async () => {
  const empty = temporaryFolder('empty')
  expect(await copy(empty)).toMatchObject({
    code: 3,
    stderr: expect.stringMatching(/^There is no database at /m),
  })
  expect(await copy(join(empty, 'x.db'))).toMatchObject({ code: 3 })
})

it('refuses a database on which a site runs, and copies a backup of it', async () => {
  const api = await createApi({ dataDir, logger })
  whenDone(api.close)
  const refused = await copy()
  expect(refused).toMatchObject({ code: 3, stdout: '' })
  expect(refused.stderr).toMatch(/^The site runs on .* Stop it first: /m)
  const backup = join(dataDir, 'calm-rest-2027.db')
  cpSync(join(full, 'calm-rest.db'), backup)
  expect(await copy(backup)).toMatchObject({ code: 0 })
})

it('refuses a database in use, and leaves everything unchanged', async () => {
  const api = await createApi({ dataDir, databaseUrl: target.url, logger })
  await api.close()
  const before = await contents()
  const refused = await copy()
  expect(refused).toMatchObject({ code: 3, stdout: '' })
  expect(refused.stderr).toMatch(
    /already holds the data of a site \(\w+ has rows\), and it was left as it is/,
  )
  expect(await contents()).toEqual(before)
})

it('refuses another program’s database, and leaves everything unchanged', async () => {
  await target.ask('CREATE TABLE invoices (id int); INSERT INTO invoices VALUES (1)')
  const before = await contents()
  const refused = await copy()
  expect(refused).toMatchObject({ code: 3, stdout: '' })
  expect(refused.stderr).toContain('has tables of something else (invoices)')
  expect(await contents()).toEqual(before)
})

it('refuses the incomplete copy of another database, and of one that was written to since', async () => {
  addMessages(dataDir, 5000)
  await target.hold('end')
  const { child, ended } = startDb([
    'copy',
    '--from',
    `sqlite:${dataDir}`,
    '--to',
    target.url,
    '--batch',
    '20',
  ])
  await expect
    .poll(() =>
      target.ask("SELECT 1 FROM copy_progress WHERE rows > 0 AND table_name = 'messages'").catch(() => []),
    )
    .toHaveLength(1)
  child.kill('SIGKILL')
  await ended
  await target.untilGone()
  const before = await contents()
  addMessages(dataDir, 1)
  for (const other of [full, dataDir]) {
    const refused = await copy(other)
    expect(refused).toMatchObject({ code: 3, stdout: '' })
    expect(refused.stderr).toContain('holds half a copy of another database, or of ')
  }
  expect(await contents()).toEqual(before)
})

it('permits one copy at a time into a database', async () => {
  await target.ask('SELECT pg_advisory_lock(4711060603)')
  const refused = await copy()
  expect(refused).toMatchObject({ code: 3, stdout: '' })
  expect(refused.stderr).toContain('Another copy or verification is at work on postgres://127.0.0.1')
})

it('never prints a password, whatever goes wrong', async () => {
  const password = 'sea%20turtle'
  const to = (host: string, name: string) => `postgres://calm:${password}@${host}/${name}`
  const { host } = new URL(target.url)
  const from = `sqlite:${dataDir}`
  const wrong: [number, ...string[]][] = [
    [1, 'copy', '--from', from, '--to', to(host, 'nowhere')],
    [1, 'copy', '--from', from, '--to', to('127.0.0.1:1', 'x')],
    [1, 'copy', '--from', from, '--to', to('127.0.0.1:1', 'x'), '--json'],
    [1, 'copy', '--from', from, '--to', `${to(host, 'x')}?sslmode=verify-full`],
    [2, 'copy', '--from', to(host, 'x'), '--to', from],
    [2, 'copy', to(host, 'x')],
    [2, 'copy', `--too=${to(host, 'x')}`],
    [2, to(host, 'x')],
  ]
  for (const [expected, ...args] of wrong) {
    const { code, stdout, stderr } = await runDb(...args)
    expect([args, code]).toEqual([args, expected])
    expect(stdout + stderr).not.toMatch(/sea(%20| )turtle/)
    expect(stdout + stderr).not.toBe('')
  }
})
