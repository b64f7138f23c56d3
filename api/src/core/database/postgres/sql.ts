import { createHash } from 'node:crypto'

export interface PostgresQuery {
  /** Name under which a connection prepares it. */
  name: string
  /** SQL with $1, $2, … */
  text: string
  /** Returns the values in the order of the text. */
  valuesOf(parameters: readonly unknown[]): unknown[]
}

/** Matches a parameter, or a quoted text, in which neither sign has a meaning. */
const parameter = /'(?:[^']|'')*'|@([a-zA-Z][a-zA-Z0-9]*)|\?/g

/** Translates SQL with `?` in order or `@name` of one object into PostgreSQL's form. */
export const toPostgres = (sql: string): PostgresQuery => {
  const names: string[] = []
  let marks = 0
  const text = sql.replaceAll(parameter, (found, name: string | undefined) => {
    if (found.startsWith("'")) return found
    if (name === undefined) {
      marks += 1
      return `$${marks}`
    }
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return {
    name: createHash('sha256').update(text).digest('base64url').slice(0, 22),
    text,
    valuesOf: (parameters) => {
      if (names.length === 0) return [...parameters]
      const given = parameters[0] as Record<string, unknown>
      return names.map((name) => {
        if (given[name] === undefined) throw new RangeError(`The statement was given no @${name}`)
        return given[name]
      })
    },
  }
}

export const isReading = (sql: string) => /^\s*(SELECT|WITH)\b/i.test(sql)
