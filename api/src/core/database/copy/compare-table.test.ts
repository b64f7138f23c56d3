import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { compareTable, type Difference } from './compare-table.ts'
import { sourceRows } from './read-rows.ts'
import { createReporter, type Step } from './report.ts'
import type { Source } from './source.ts'
import type { Table } from './table.ts'

const table: Table = {
  name: 'a "b"',
  columns: [
    { name: 'lang', type: 'TEXT' },
    { name: 'n', type: 'INTEGER' },
    { name: 'words', type: 'TEXT' },
    { name: 'file', type: 'BLOB' },
    { name: 'rate', type: 'REAL' },
  ],
  key: [0, 1],
}

const open = (...rows: string[]) => {
  const db = new Sqlite(':memory:')
  db.exec(
    'CREATE TABLE "a ""b""" (lang TEXT, n INTEGER, words TEXT, file BLOB, rate REAL, PRIMARY KEY (lang, n))',
  )
  for (const row of rows) db.exec(`INSERT INTO "a ""b""" VALUES (${row})`)
  return db
}

/** Compares by batches of two rows. */
const compare = async (source: readonly string[], target: readonly string[]) => {
  const differences: Difference[] = []
  const compared: number[] = []
  const [one, other] = [source, target].map((rows) => sourceRows(open(...rows), table, 2))
  if (!one || !other) throw new Error('no rows')
  const rows = await compareTable(
    table,
    { source: one, target: other },
    { differs: (found) => differences.push(found), compared: (count) => compared.push(count) },
  )
  return {
    rows,
    compared,
    differences: differences.map(({ table: name, ...rest }) => [name, ...Object.values(rest)]),
  }
}

const same = [
  "'de', 1, 'a', x'01', 0.5",
  "'de', 2, NULL, NULL, 2",
  "'en', 1, 'c', NULL, NULL",
  "'zh', 10, '', x'', 1",
]

it('finds no difference between equal rows, however many batches they are', async () => {
  expect(await compare(same, same)).toEqual({ rows: 4, compared: [0, 2, 4], differences: [] })
  expect(await compare([], [])).toEqual({ rows: 0, compared: [0], differences: [] })
})

it.each<[string, string[], string[], number, unknown[][]]>([
  ['the first is missing', same, same.slice(1), 4, [['a "b"', 'lang de, n 1', 'missing']]],
  ['the last is missing', same, same.slice(0, 3), 4, [['a "b"', 'lang zh, n 10', 'missing']]],
  ['one is added between', same.toSpliced(2, 1), same, 3, [['a "b"', 'lang en, n 1', 'extra']]],
  ['all are added', [], same.slice(0, 1), 0, [['a "b"', 'lang de, n 1', 'extra']]],
  [
    'values differ',
    ["'de', 1, 'a', x'01', 0.5", "'de', 2, NULL, x'01', 1"],
    ["'de', 1, 'b', x'02', 0.5", "'de', 2, '', NULL, 2"],
    2,
    [
      ['a "b"', 'lang de, n 1', 'changed', ['words', 'file']],
      ['a "b"', 'lang de, n 2', 'changed', ['words', 'file', 'rate']],
    ],
  ],
])('says where %s, and goes on', async (_what, source, target, rows, differences) => {
  expect(await compare(source, target)).toMatchObject({ rows, differences })
})

it.each([
  ["'de', 1, 'a' || char(0), NULL, 1", 'words contains a NUL character'],
  ["'de', 1, CAST(x'61ff' AS TEXT), NULL, 1", 'words contains bytes that are not UTF-8'],
  ["'de', 9007199254740993, '', NULL, 1", 'n contains an integer beyond 2^53'],
])('refuses a row that cannot be copied unchanged: %s', async (row, words) => {
  const read = sourceRows(open("'aa', 0, '', NULL, 1", row), table, 2)
  expect(() => read(undefined)).toThrow(/^a "b", lang de, n \d+: /)
  expect(() => read(undefined)).toThrow(words)
})

it('takes the sign of a replaced character, large fractions and bytes as they are', () => {
  const row = ['de', 1, 'a\ufffd', Buffer.from([0xff, 0]), 2 ** 60]
  const db = open()
  db.prepare('INSERT INTO "a ""b""" VALUES (?, ?, ?, ?, ?)').run(...row)
  expect(sourceRows(db, table, 2)(undefined)).toEqual([row])
})

it('reports how many rows of a table and of all tables are done', () => {
  const db = open(...same)
  db.exec('CREATE TABLE c (id INTEGER PRIMARY KEY); INSERT INTO c VALUES (1), (2)')
  const tables = [table, { ...table, name: 'c' }]
  const said: Step[] = []
  const reporter = createReporter({ db, tables } as unknown as Source, 'verify', (step) => said.push(step))
  reporter.say(table.name, 3)
  reporter.finished(table.name)
  reporter.say('c', 1)
  expect([reporter.rowsOf('c'), reporter.rowsOf('none')]).toEqual([2, 0])
  expect(said).toEqual([
    { doing: 'verify', table: 'a "b"', done: 3, rows: 4, doneOfAll: 3, rowsOfAll: 6 },
    { doing: 'verify', table: 'c', done: 1, rows: 2, doneOfAll: 5, rowsOfAll: 6 },
  ])
})
