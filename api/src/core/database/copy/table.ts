export type Value = string | number | Buffer | null

/** Values in the order of the table's columns. */
export type Row = readonly Value[]

export interface Column {
  name: string
  /** Storage class in SQLite: TEXT, INTEGER, REAL or BLOB. */
  type: string
}

export interface Table {
  name: string
  columns: readonly Column[]
  /** Indexes of the primary key's columns. */
  key: readonly number[]
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

export const keyColumns = ({ columns, key }: Table): Column[] => key.map((place) => columns[place] as Column)

export const keyOf = ({ key }: Table, row: Row): Value[] => key.map((place) => row[place] ?? null)

/** Describes the key of a row for people. */
export const keyWords = (table: Table, row: Row): string =>
  keyColumns(table)
    .map(({ name }, i) => `${name} ${wordOf(keyOf(table, row)[i] ?? null)}`)
    .join(', ')

const wordOf = (value: Value) => (Buffer.isBuffer(value) ? `x'${value.toString('hex')}'` : String(value))

/** Serializes a key for a text column between two runs. */
export const writeKey = (key: readonly Value[]): string =>
  JSON.stringify(key.map((value) => (Buffer.isBuffer(value) ? value.toString('hex') : value)))

export const readKey = (table: Table, text: string): Value[] =>
  (JSON.parse(text) as (string | number)[]).map((value, i) =>
    keyColumns(table)[i]?.type === 'BLOB' ? Buffer.from(String(value), 'hex') : value,
  )

/** Compares keys as both engines do: numbers by value, texts and bytes by their bytes. */
export const compareKeys = (one: readonly Value[], other: readonly Value[]): number => {
  for (const [i, value] of one.entries()) {
    const order = compareValues(value, other[i] ?? null)
    if (order !== 0) return order
  }
  return 0
}

const compareValues = (one: Value, other: Value) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : Buffer.compare(bytesOf(one), bytesOf(other))

const bytesOf = (value: Value) => (Buffer.isBuffer(value) ? value : Buffer.from(String(value)))
