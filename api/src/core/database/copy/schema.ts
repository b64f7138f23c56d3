import type { Database } from 'better-sqlite3'
import type { Column, Table } from './table.ts'

interface ColumnRow extends Column {
  /** Position in the primary key, from 1; 0 for other columns. */
  pk: number
}

/** Reads every table of a database from its schema, but for that of its migrations, referenced tables first. */
export const readTables = (db: Database): Table[] => {
  const names = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~' AND name <> 'schema_versions'",
    )
    .pluck()
    .all()
  return inOrder(names, referencesOf(db)).map((name) => readTable(db, name))
}

const readTable = (db: Database, name: string): Table => {
  const columns = db
    .prepare<[string], ColumnRow>(
      'SELECT name, upper(type) AS type, pk FROM pragma_table_info(?) ORDER BY cid',
    )
    .all(name)
  const key = columns
    .map(({ pk }, place) => ({ pk, place }))
    .filter(({ pk }) => pk > 0)
    .sort((a, b) => a.pk - b.pk)
    .map(({ place }) => place)
  if (key.length === 0) throw new Error(`The table ${name} has no primary key to be copied by.`)
  return { name, columns: columns.map(({ name: column, type }) => ({ name: column, type })), key }
}

const referencesOf = (db: Database) => {
  const read = db.prepare<[string], string>('SELECT DISTINCT "table" FROM pragma_foreign_key_list(?)').pluck()
  // rows of one table may refer to each other: these references are checked once all rows are there
  return (name: string) => read.all(name).filter((other) => other !== name)
}

/** Sorts names so that each comes after those that it refers to. */
export const inOrder = (names: readonly string[], refersTo: (name: string) => string[]): string[] => {
  const ordered = new Set<string>()
  const place = (name: string, path: readonly string[]) => {
    if (ordered.has(name)) return
    if (path.includes(name)) throw new Error(`Tables refer to each other in a circle: ${path.join(', ')}.`)
    for (const other of refersTo(name)) place(other, [...path, name])
    ordered.add(name)
  }
  for (const name of [...names].sort()) place(name, [])
  return [...ordered]
}
