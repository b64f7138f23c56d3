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

const text = <Value extends string = string>() => typeOf<Value, 'text'>('text')
const words = () => typeOf<string, 'words'>('words')
const integer = <Value extends number = number>() => typeOf<Value, 'integer'>('integer')
const json = () => typeOf<string, 'json'>('json')
const bytes = () => typeOf<Buffer, 'bytes'>('bytes')

const orNull = <Value, Kind extends ColumnKind>(
  type: ColumnType<Value, Kind>,
): ColumnType<Value | null, Kind> => ({ kind: type.kind, isNullable: true })

/** What is stored about a person. */
export interface Personal {
  /** The value that stays when it is forgotten. gone: its row is deleted, by a statement of its own. */
  to: null | '' | '{}' | 'gone'
  /** When it is forgotten. */
  when: readonly Occasion[]
}

/**
 * asked: somebody asks the property to erase all data; everything personal goes.
 * erasure: the same, and the guest deletes the account.
 * week: a week after it was written.
 * month-after-stay: it serves the stay alone.
 * new-dates: the stay moves to other days.
 */
export type Occasion = 'asked' | 'erasure' | 'week' | 'month-after-stay' | 'new-dates'

interface Facts {
  /** Its name in the database; by default that of the property in snake case. */
  column?: string
  /** Left out of the rows that are read. */
  isUnread?: true
  /**
   * Written with a new row. Of a booking it says with which of its rooms. booking: with every room, the same. once: with
   * the first room. room: with every room, its own. Without it the column is written later.
   */
  written?: true | 'booking' | 'once' | 'room'
  /** Place in what the desk shows of the row: `true` as it is, or a path. Other phones hear when it changes. */
  desk?: true | string
  /** Words of the staff that may name somebody else. Where that guest is erased, the name is marked, or all removed. */
  mayName?: 'marked' | 'removed'
}

/** Place in what a guest sees: `true` as it is, or a path. The export has that, and may have more. */
type Seen = { guest: true | string; exported?: undefined } | { guest?: undefined; exported: Place }

/** Place in the export of a guest's data, `true` by its own name, or the reason why it has none. */
type Place = true | string | { not: string }

/** Words that a person typed are personal, whatever they say, or may name somebody. */
type About =
  | { type: ColumnType<unknown, 'words'>; personal: Personal }
  | { type: ColumnType<unknown, 'words'>; personal: false; mayName: 'marked' | 'removed' }
  | { type: ColumnType<unknown, Exclude<ColumnKind, 'words'>>; personal: false | Personal }

type Column = Facts & Seen & About
export type Columns = Record<string, Column>

type ValueOf<C> = C extends { type: ColumnType<infer Value> } ? Value : never

/** A row as it is read, by the names of the declaration. */
export type RowOf<C extends Columns> = {
  -readonly [K in keyof C as C[K] extends { isUnread: true } ? never : K]: ValueOf<C[K]>
}

type Written<C extends Columns, With> = {
  -readonly [K in keyof C as C[K] extends { written: With } ? K : never]: ValueOf<C[K]>
}

type NullKeys<T> = { [K in keyof T]: null extends T[K] ? K : never }[keyof T]

/** Values of a new row, of a booking or of one of its rooms. What may be null may be left out. */
export type NewOf<C extends Columns, With = true> = Omit<Written<C, With>, NullKeys<Written<C, With>>> & {
  [K in NullKeys<Written<C, With>>]?: Written<C, With>[K] | undefined
}

type Reader = 'guest' | 'desk' | 'exported'

/** Names of columns that a guest, the desk or the export has as they are. */
type AsIs<C extends Columns, Who extends Reader> = {
  [K in keyof C]: C[K] extends Record<Who, true> ? K : never
}[keyof C]

/** What the export has beside what the guest sees, by the names of the export. */
export type ExportedOf<C extends Columns> = {
  -readonly [K in keyof C as C[K] extends { exported: infer Place extends true | string }
    ? Place extends true
      ? K
      : Place
    : never]: ValueOf<C[K]>
}

export interface DeclaredColumn extends Facts {
  /** Its name in a row. */
  key: string
  column: string
  type: ColumnType
  personal: false | Personal
  guest?: true | string | undefined
  exported?: Place | undefined
}

/** The place of a column whose value is only a name between tables. */
export const inner = { not: 'names a row' } as const

/** Of a row that is deleted when its guest is erased. */
export const gone = { to: 'gone', when: ['asked', 'erasure'] } as const satisfies Personal

const toSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const inQuotes = (value: Exclude<Personal['to'], 'gone'>) => (value === null ? 'NULL' : `'${value}'`)

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

/** The types that a declaration is written with. */
const types = { text, words, integer, json, bytes, orNull }

/** A table declared once: its SQL and its types follow from its columns. */
export const defineTable = <const C extends Columns>(name: string, declare: (given: typeof types) => C) => {
  const columns = declare(types)
  const all: DeclaredColumn[] = Object.entries<Column>(columns).map(([key, facts]) => ({
    ...facts,
    key,
    column: facts.column ?? toSnakeCase(key),
  }))
  const inserted = all.filter(({ written }) => written !== undefined)
  const forgotten = (when: Occasion) =>
    all.flatMap(({ column, personal }) =>
      personal !== false && personal.to !== 'gone' && personal.when.includes(when)
        ? [{ column, to: inQuotes(personal.to) }]
        : [],
    )
  const seenAsIs = (who: Reader) => all.filter((one) => one[who] === true).map(({ key }) => key)
  const asIs = { guest: seenAsIs('guest'), desk: seenAsIs('desk'), exported: seenAsIs('exported') }

  return {
    name,
    /** As it was declared, for types. */
    declared: columns,
    columns: all,
    /** An INSERT of what is written with a new row, with `@name` for each value. */
    insert: `INSERT INTO ${name} (${inserted.map(({ column }) => column).join(', ')})
      VALUES (${inserted.map(({ key }) => `@${key}`).join(', ')})`,
    /** The values of that INSERT. */
    newRow: (given: NewOf<C>): Values =>
      Object.fromEntries(inserted.map(({ key }) => [key, (given as Given)[key] ?? null])),
    /** The values of that INSERT for one room of a booking. What is said once stays null with further rooms. */
    newRoom: (
      ofBooking: NewOf<C, 'booking' | 'once'>,
      ofRoom: NewOf<C, 'room'>,
      isFirstRoom: boolean,
    ): Values => {
      const row: Values = {}
      for (const { key, written } of inserted) {
        const given: Given = written === 'room' ? ofRoom : ofBooking
        row[key] = written === 'once' && !isFirstRoom ? null : (given[key] ?? null)
      }
      return row
    },
    /** For an UPDATE: sets columns to `@name`. */
    set: (keys: readonly (keyof C)[]) =>
      all
        .filter(({ key }) => keys.includes(key))
        .map(({ key, column }) => `${column} = @${key}`)
        .join(', '),
    /** The columns of a SELECT, by the names of the declaration. */
    select: (alias: string = name) =>
      all
        .filter(({ isUnread }) => !isUnread)
        .map(({ key, column }) => (column === key ? `${alias}.${column}` : `${alias}.${column} AS "${key}"`))
        .join(', '),
    /** The columns of a SELECT that the export has beside what the guest sees, by the names of the export. */
    selectExported: all
      .flatMap(({ key, column, exported }) => {
        const place = exported === true ? key : exported
        return typeof place === 'string' ? [selected(column, place)] : []
      })
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
    /** What a guest, the desk or the export has as it is. */
    seenBy: <Who extends Reader>(who: Who, row: RowOf<C>) =>
      pick(row, asIs[who]) as Pick<RowOf<C>, AsIs<C, Who> & keyof RowOf<C>>,
  }
}
