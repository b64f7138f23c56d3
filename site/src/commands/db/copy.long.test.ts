import { join } from 'node:path'
import { createApi } from '@calm-rest/api'
import { temporaryFolder } from '@calm-rest/testing'
import Sqlite from 'better-sqlite3'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { makeFullDatabase } from './full-database.fixture.ts'
import { runDb, startServer, type TestDatabase } from './run-db.fixture.ts'

let dataDir: string
let server: Awaited<ReturnType<typeof startServer>>
let target: TestDatabase

beforeAll(async () => {
  dataDir = temporaryFolder('copy')
  await makeFullDatabase(dataDir)
  server = await startServer()
})

beforeEach(async () => {
  target = await server.makeDatabase()
})

const copy = (...more: string[]) => runDb('copy', '--from', `sqlite:${dataDir}`, '--to', target.url, ...more)
const verify = (...more: string[]) =>
  runDb('verify', '--from', `sqlite:${dataDir}`, '--to', target.url, ...more)

const tablesOfSource = () => {
  const db = new Sqlite(join(dataDir, 'calm-rest.db'), { readonly: true })
  const names = db
    // migrations are recorded by each engine itself
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'schema_versions'",
    )
    .pluck()
    .all()
  const counts = names.map((name) => ({
    table: name,
    rows: db.prepare(`SELECT count(*) FROM ${name}`).pluck().get(),
  }))
  db.close()
  return counts
}

it('copies every row of every table, and reports it in a table', async () => {
  const copied = await copy('--json')
  expect(copied).toMatchObject({ code: 0 })
  const source = tablesOfSource()
  // an empty table would prove nothing
  expect(source.filter(({ rows }) => rows === 0)).toEqual([])
  const byName = (a: { table: string }, b: { table: string }) => a.table.localeCompare(b.table)
  expect(JSON.parse(copied.stdout).tables.toSorted(byName)).toEqual(source.toSorted(byName))
  for (const { table, rows } of source)
    expect([table, await target.ask(`SELECT count(*)::int AS rows FROM ${table}`)]).toEqual([
      table,
      [{ rows }],
    ])
  const again = await verify()
  expect(again).toMatchObject({ code: 0 })
  expect(again.stdout).toMatch(/^table +rows +in both\n[\s\S]+every value is the same\n$/)
})

it('finds a changed value, a missing row and an extra one, and names each', async () => {
  expect(await copy()).toMatchObject({ code: 0 })
  await target.ask("UPDATE bookings SET last_name = 'b' WHERE id = 7")
  await target.ask("DELETE FROM users WHERE id = '王'")
  await target.ask("INSERT INTO morning_mails VALUES ('2026-01-01', '')")
  const found = await verify()
  expect(found).toMatchObject({ code: 1, stdout: '' })
  for (const line of [
    'bookings, id 7: last_name differs',
    'users, id 王: is not in PostgreSQL',
    'morning_mails, day 2026-01-01: is in PostgreSQL alone',
  ])
    expect(found.stderr.split('\n')).toContain(line)
})

it('refuses a database of a running site, and a target database in use', async () => {
  const logger = pino({ level: 'silent' })
  const api = await createApi({ dataDir, logger })
  const running = await copy()
  expect(running).toMatchObject({ code: 3, stdout: '' })
  expect(running.stderr).toMatch(/^The site runs on .* Stop it first: /m)
  await api.close()
  const inhabited = await createApi({
    dataDir: temporaryFolder('inhabited'),
    databaseUrl: target.url,
    logger,
  })
  await inhabited.close()
  const refused = await copy()
  expect(refused).toMatchObject({ code: 3, stdout: '' })
  expect(refused.stderr).toMatch(
    /already holds the data of a site \(\w+ has rows\), and it was left as it is/,
  )
})
