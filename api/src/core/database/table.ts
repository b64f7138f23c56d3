/** A type of column: what the database calls it, and what a row has in it. */
export interface ColumnType<Value = unknown, Kind extends ColumnKind = ColumnKind> {
  kind: Kind
  isNullable: boolean
  /** Never set. It carries the type of the values. */
  value?: Value
}

/** words: a text that a person typed. json: a text in a row, of a type of its own on PostgreSQL. */
export type ColumnKind = 'text' | 'words' | 'integer' | 'json' | 'bytes'

const typeOf = <Value, Kind extends ColumnKind>(kind: Kind): ColumnType<Value, Kind> => ({
  kind,
  isNullable: false,
})

export const text = <Value extends string = string>() => typeOf<Value, 'text'>('text')
export const words = () => typeOf<string, 'words'>('words')
export const integer = <Value extends number = number>() => typeOf<Value, 'integer'>('integer')
export const json = () => typeOf<string, 'json'>('json')
export const bytes = () => typeOf<Buffer, 'bytes'>('bytes')

export const orNull = <Value, Kind extends ColumnKind>(
  type: ColumnType<Value, Kind>,
): ColumnType<Value | null, Kind> => ({ kind: type.kind, isNullable: true })

/** What is stored about a person. */
export interface Personal {
  /** The value that stays when it is forgotten. */
  to: null | '' | '{}'
  /** When it is forgotten. */
  when: readonly Occasion[]
}

/**
 * asked: somebody asks the property to erase all data; everything personal goes.
 * erasure: the same, and the guest deletes the account.
 * month-after-stay: it serves the stay alone.
 * new-dates: the stay moves to other days.
 */
export type Occasion = 'asked' | 'erasure' | 'month-after-stay' | 'new-dates'

interface Facts {
  /** Its name in the database; by default that of the property in snake case. */
  column?: string
  /** Left out of the rows that are read. */
  isUnread?: true
  /**
   * Written when a booking is made, and stored with which of its rooms. booking: with every room, the same. once: with the
   * first room. room: with every room, its own. Without it the column is written later, for each room.
   */
  booked?: 'booking' | 'once' | 'room'
  /** Place in the page of a stay at the desk: `true` as it is in `stay`, or a path. Other phones hear when it changes. */
  desk?: true | string
}

/** Place in what a guest sees: `true` as it is, or a path. The export has that, and may have more. */
type Seen = { guest: true | string; exported?: undefined } | { guest?: undefined; exported: Place }

/** Place in the export of a guest's data, or the reason why it has none. */
type Place = string | { not: string }

/** Words that a person typed are personal, whatever they say. */
type About =
  | { type: ColumnType<unknown, 'words'>; personal: Personal }
  | { type: ColumnType<unknown, Exclude<ColumnKind, 'words'>>; personal: false | Personal }

type Column = Facts & Seen & About
export type Columns = Record<string, Column>

type ValueOf<C> = C extends { type: ColumnType<infer Value> } ? Value : never

/** A row as it is read, by the names of the declaration. */
export type RowOf<C extends Columns> = {
  -readonly [K in keyof C as C[K] extends { isUnread: true } ? never : K]: ValueOf<C[K]>
}

type Written<C extends Columns, Booked> = {
  -readonly [K in keyof C as C[K] extends { booked: Booked } ? K : never]: ValueOf<C[K]>
}

type NullKeys<T> = { [K in keyof T]: null extends T[K] ? K : never }[keyof T]

/** Values of a new row that belong to a booking, or to one of its rooms. What may be null may be left out. */
export type NewOf<C extends Columns, Booked> = Omit<Written<C, Booked>, NullKeys<Written<C, Booked>>> & {
  [K in NullKeys<Written<C, Booked>>]?: Written<C, Booked>[K] | undefined
}

/** Names of columns that a guest or the desk sees as they are. */
type AsIs<C extends Columns, Who extends 'guest' | 'desk'> = {
  [K in keyof C]: C[K] extends Record<Who, true> ? K : never
}[keyof C]

/** What the export has beside what the guest sees, by the names of the export. */
export type ExportedOf<C extends Columns> = {
  -readonly [K in keyof C as C[K] extends { exported: infer Place extends string } ? Place : never]: ValueOf<
    C[K]
  >
}

interface DeclaredColumn extends Facts {
  /** Its name in a row. */
  key: string
  column: string
  type: ColumnType
  personal: false | Personal
  guest?: true | string | undefined
  exported?: Place | undefined
}

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const inQuotes = (value: Personal['to']) => (value === null ? 'NULL' : `'${value}'`)

/** PostgreSQL reads names without quotes in lower case. */
const selected = (column: string, name: string) => (column === name ? column : `${column} AS "${name}"`)

type Values = Record<string, string | number | Buffer | null>
type Given = Readonly<Record<string, Values[string] | undefined>>

/** Without a list of pairs between: it runs for every row of an answer. */
const pick = (row: object, keys: readonly string[]) => {
  const picked: Record<string, unknown> = {}
  for (const key of keys) picked[key] = row[key as keyof object]
  return picked
}

/** A table declared once: its SQL and its types follow from its columns. */
export const defineTable = <const C extends Columns>(name: string, columns: C) => {
  const all: DeclaredColumn[] = Object.entries<Column>(columns).map(([key, facts]) => ({
    ...facts,
    key,
    column: facts.column ?? toSnakeCase(key),
  }))
  const written = all.filter(({ booked }) => booked !== undefined)
  const forgotten = (when: Occasion) =>
    all.flatMap(({ column, personal }) =>
      personal !== false && personal.when.includes(when) ? [{ column, to: inQuotes(personal.to) }] : [],
    )
  const seenAsIs = (who: 'guest' | 'desk') => all.filter((one) => one[who] === true).map(({ key }) => key)
  const asIs = { guest: seenAsIs('guest'), desk: seenAsIs('desk') }

  return {
    name,
    /** As it was declared, for types. */
    declared: columns,
    columns: all,
    /** An INSERT of what is written when a booking is made, with `@name` for each value. */
    insert: `INSERT INTO ${name} (${written.map(({ column }) => column).join(', ')})
      VALUES (${written.map(({ key }) => `@${key}`).join(', ')})`,
    /** The values of that INSERT. What is said once stays null with further rooms. */
    newRow: (
      ofBooking: NewOf<C, 'booking' | 'once'>,
      ofRoom: NewOf<C, 'room'>,
      isFirstRoom: boolean,
    ): Values => {
      const row: Values = {}
      for (const { key, booked } of written) {
        const given: Given = booked === 'room' ? ofRoom : ofBooking
        row[key] = booked === 'once' && !isFirstRoom ? null : (given[key] ?? null)
      }
      return row
    },
    /** The columns of a SELECT, by the names of the declaration. */
    select: (alias: string) =>
      all
        .filter(({ isUnread }) => !isUnread)
        .map(({ key, column }) => (column === key ? `${alias}.${column}` : `${alias}.${column} AS "${key}"`))
        .join(', '),
    /** The columns of a SELECT that the export has beside what the guest sees, by the names of the export. */
    selectExported: all
      .flatMap(({ column, exported }) => (typeof exported === 'string' ? [selected(column, exported)] : []))
      .join(', '),
    /** For an UPDATE: forgets what is personal. */
    forget: (when: Occasion) =>
      forgotten(when)
        .map(({ column, to }) => `${column} = ${to}`)
        .join(', '),
    /** A condition: something of that is still there. */
    remembers: (when: Occasion) =>
      forgotten(when)
        .map(({ column, to }) => (to === 'NULL' ? `${column} IS NOT NULL` : `${column} <> ${to}`))
        .join(' OR '),
    /** What a guest or the desk sees as it is. */
    seenBy: <Who extends 'guest' | 'desk'>(who: Who, row: RowOf<C>) =>
      pick(row, asIs[who]) as Pick<RowOf<C>, AsIs<C, Who> & keyof RowOf<C>>,
  }
}
