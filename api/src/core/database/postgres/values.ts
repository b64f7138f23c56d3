import pg from 'pg'

/** Object ids of types whose values are converted to the form of SQLite. */
const parsers = new Map<number, (value: string) => unknown>([
  // boolean
  [16, (value) => (value === 't' ? 1 : 0)],
  // bigint: ids, counts and sums, far below 2^53
  [20, Number],
  // json: the reader parses it
  [114, String],
  // numeric: averages
  [1700, Number],
])

export const types: pg.CustomTypesConfig = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    parsers.get(id) ?? pg.types.getTypeParser(id, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
}
