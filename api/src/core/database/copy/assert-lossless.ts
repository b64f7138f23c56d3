import { Refused } from '@calm-rest/command/outcomes'
import type { Database } from 'better-sqlite3'
import { keyColumns, keyOf, keyWords, quoted, type Row, type Table, type Value } from './table.ts'

/**
 * Throws for a value that PostgreSQL or JavaScript would change: a NUL character, bytes that are not UTF-8, or an
 * integer beyond JavaScript's precision.
 */
export const createAssertLossless = (db: Database, table: Table) => {
  const refuse = (row: Row, place: number, why: string) => {
    const column = table.columns[place]?.name
    throw new Refused(
      `${table.name}, ${keyWords(table, row)}: ${column} ${why}. Correct it in the source, and copy that into an empty database.`,
    )
  }
  const key = keyColumns(table)
    .map(({ name }) => `${quoted(name)} = ?`)
    .join(' AND ')
  const bytesOf = (row: Row, place: number) =>
    db
      .prepare<Value[], Buffer>(
        `SELECT CAST(${quoted(table.columns[place]?.name ?? '')} AS BLOB) FROM ${quoted(table.name)} WHERE ${key}`,
      )
      .pluck()
      .get(...keyOf(table, row))

  const assertText = (row: Row, place: number, text: string) => {
    if (text.includes('\0')) refuse(row, place, 'contains a NUL character, which PostgreSQL cannot store')
    // invalid UTF-8 is decoded to U+FFFD; the text may also contain it legitimately
    if (!text.includes('\ufffd')) return
    if (!bytesOf(row, place)?.equals(Buffer.from(text)))
      refuse(row, place, 'contains bytes that are not UTF-8')
  }

  return (row: Row) => {
    for (const [place, value] of row.entries()) {
      if (typeof value === 'string') assertText(row, place, value)
      else if (
        typeof value === 'number' &&
        table.columns[place]?.type !== 'REAL' &&
        !Number.isSafeInteger(value)
      )
        refuse(row, place, 'contains an integer beyond 2^53')
    }
  }
}
