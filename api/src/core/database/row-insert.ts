import type { Database, Statement } from './database.ts'

type Value = string | number | null

/** Inserts one or more rows in one statement, because each statement takes a round trip to the server. */
export const createRowInsert = <Column extends string>(
  db: Pick<Database, 'prepare'>,
  table: string,
  columns: readonly Column[],
) => {
  const byCount = new Map<number, Statement<Value[], never>>()
  const row = `(${columns.map(() => '?').join(', ')})`
  const prepare = (count: number) => {
    const values = Array.from({ length: count }, () => row).join(', ')
    return db.prepare<Value[], never>(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values}`)
  }
  return async (...rows: readonly Record<Column, Value>[]) => {
    const statement = byCount.get(rows.length) ?? prepare(rows.length)
    byCount.set(rows.length, statement)
    await statement.run(...rows.flatMap((one) => columns.map((column) => one[column])))
  }
}
