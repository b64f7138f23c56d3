import Sqlite from 'better-sqlite3'
import { expect, it } from 'vitest'
import { inOrder, readTables } from './schema.ts'

const tablesOf = (sql: string) => {
  const db = new Sqlite(':memory:')
  db.exec(sql)
  return readTables(db)
}

it('finds every table, referenced tables first', () => {
  const tables = tablesOf(`
    CREATE TABLE a (id INTEGER PRIMARY KEY, b TEXT REFERENCES b (id), c INTEGER REFERENCES c (id)) STRICT;
    CREATE TABLE b (id TEXT PRIMARY KEY, c INTEGER REFERENCES c (id)) STRICT, WITHOUT ROWID;
    CREATE TABLE c (id INTEGER PRIMARY KEY AUTOINCREMENT) STRICT;
    CREATE TABLE sqliteish (id INTEGER PRIMARY KEY) STRICT;`)
  expect(tables.map(({ name }) => name)).toEqual(['c', 'b', 'a', 'sqliteish'])
})

it('reads key columns in the order of the key, not of the table', () => {
  const [table] = tablesOf('CREATE TABLE t (x BLOB, y TEXT, z INTEGER, PRIMARY KEY (z, x)) STRICT')
  expect(table?.key).toEqual([2, 0])
})

it('refuses tables without a key and circular references', () => {
  expect(() => tablesOf('CREATE TABLE t (x TEXT) STRICT')).toThrow('The table t has no primary key')
  const circle: Record<string, string[]> = { a: ['b'], b: ['c'], c: ['a'] }
  expect(() => inOrder(['a', 'b', 'c'], (name) => circle[name] ?? [])).toThrow('in a circle: a, b, c.')
})
