import type { Database } from 'better-sqlite3'
import type pg from 'pg'
import { createAssertLossless } from './assert-lossless.ts'
import { keyColumns, keyOf, quoted, type Row, type Table, type Value } from './table.ts'

/** Returns the next rows of a table after a key, or the first ones; an empty list at the end. */
export type ReadRows = (after: readonly Value[] | undefined) => Row[] | Promise<Row[]>

const selectOf = (table: Table, isFirst: boolean, mark: (i: number) => string, limit: number) => {
  const columns = table.columns.map(({ name }) => quoted(name)).join(', ')
  const key = keyColumns(table)
    .map(({ name }) => quoted(name))
    .join(', ')
  const behind = isFirst ? '' : ` WHERE (${key}) > (${table.key.map((_, i) => mark(i)).join(', ')})`
  return `SELECT ${columns} FROM ${quoted(table.name)}${behind} ORDER BY ${key} LIMIT ${limit}`
}

/** Throws `Refused` at a row that cannot be copied unchanged. */
export const sourceRows = (db: Database, table: Table, limit: number) => {
  const prepare = (isFirst: boolean) =>
    db.prepare<Value[], Row>(selectOf(table, isFirst, () => '?', limit)).raw()
  const first = prepare(true)
  const next = prepare(false)
  const assertLossless = createAssertLossless(db, table)
  return (after: readonly Value[] | undefined): Row[] => {
    const rows = after ? next.all(...after) : first.all()
    for (const row of rows) assertLossless(row)
    return rows
  }
}

export const targetRows = (client: pg.Client, table: Table, limit: number) => {
  const first = selectOf(table, true, String, limit)
  const next = selectOf(table, false, (i) => `$${i + 1}`, limit)
  return async (after: readonly Value[] | undefined): Promise<Row[]> => {
    const asked = after ? { text: next, values: [...after], name: `after ${table.name}` } : { text: first }
    return (await client.query<Value[]>({ ...asked, rowMode: 'array' })).rows
  }
}

/** Returns the key of the last row, from which reading continues. */
export const lastKeyOf = (table: Table, rows: readonly Row[]): Value[] | undefined => {
  const last = rows.at(-1)
  return last && keyOf(table, last)
}
