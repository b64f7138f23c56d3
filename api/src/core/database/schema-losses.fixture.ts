import type { Database } from 'better-sqlite3'

interface Column {
  name: string
  type: string
  /** 1 if it never is NULL. */
  notnull: 0 | 1
  hasDefault: 0 | 1
}

export interface SchemaSnapshot {
  /** Columns by table. */
  tables: Map<string, Map<string, Column>>
  /** `table (columns)` of each key. */
  keys: Set<string>
}

/** Reads what older code relies on: names, types, what may be left out, and keys. */
export const readSnapshot = (db: Database): SchemaSnapshot => {
  const tables = db
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    .pluck()
    .all()
  const columnsOf = db.prepare<[string], Column>(
    `SELECT name, type, "notnull", dflt_value IS NOT NULL OR pk = 1 AND type = 'INTEGER' AS "hasDefault"
    FROM pragma_table_info(?)`,
  )
  const keysOf = db
    .prepare<[string], string>(
      `SELECT (SELECT group_concat(coalesce(name, 'expression'), ', ') FROM pragma_index_info(list.name))
      FROM pragma_index_list(?) AS list WHERE list."unique" = 1`,
    )
    .pluck()
  return {
    tables: new Map(
      tables.map((table) => [table, new Map(columnsOf.all(table).map((column) => [column.name, column]))]),
    ),
    keys: new Set(tables.flatMap((table) => keysOf.all(table).map((columns) => `${table} (${columns})`))),
  }
}

/** What code that was written for the schema before no longer finds, or no longer may write, in the schema after. */
export const lossesBetween = (before: SchemaSnapshot, after: SchemaSnapshot): string[] => [
  ...[...before.tables].flatMap(([table, columns]) => lossesOf(table, columns, after.tables.get(table))),
  ...[...after.keys]
    .filter((key) => !before.keys.has(key) && before.tables.has(key.split(' ')[0] ?? ''))
    .map((key) => `${key} is a new key`),
]

const lossesOf = (table: string, before: Map<string, Column>, after: Map<string, Column> | undefined) => {
  if (!after) return [`${table} is gone`]
  const gone = [...before.keys()].filter((name) => !after.has(name)).map((name) => `${table}.${name} is gone`)
  const changed = [...before.values()]
    .filter(({ name, type }) => (after.get(name)?.type ?? type) !== type)
    .map(({ name }) => `${table}.${name} has another type`)
  const required = [...after.values()]
    .filter(({ name, notnull, hasDefault }) => {
      const mayBeLeftOut = notnull === 0 || hasDefault === 1
      return !mayBeLeftOut && before.get(name)?.notnull !== 1
    })
    .map(({ name }) => `${table}.${name} is required`)
  return [...gone, ...changed, ...required]
}
