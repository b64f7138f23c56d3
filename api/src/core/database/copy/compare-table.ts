import { lastKeyOf, type ReadRows } from './read-rows.ts'
import { compareKeys, keyOf, keyWords, type Row, type Table, type Value } from './table.ts'

/** A difference between source and copy: a missing, added or changed row, or ids that the copy would assign again. */
export type Difference = { table: string } & (
  | { kind: 'missing' | 'extra'; key: string }
  | { kind: 'changed'; key: string; columns: string[] }
  | { kind: 'next_id' }
)

interface Listener {
  differs(difference: Difference): void
  compared(rows: number): void
}

/** Reads the rows of one side. One batch is in memory while the next one loads. */
const createCursor = (table: Table, read: ReadRows) => {
  let rows: Row[] = []
  let place = 0
  let next: Promise<Row[]> | undefined
  const ask = (after: Value[] | undefined) => {
    next = (async () => read(after))()
    // the error is reported where `next` is awaited
    next.catch(() => {})
  }
  ask(undefined)
  return {
    row: () => rows[place],
    step: () => {
      place += 1
    },
    isSpent: () => place >= rows.length && next !== undefined,
    fill: async () => {
      rows = (await next) ?? []
      place = 0
      next = undefined
      if (rows.length > 0) ask(lastKeyOf(table, rows))
    },
  }
}

/** Compares a table of both databases in the order of its key, value by value. Returns the number of rows. */
export const compareTable = async (
  table: Table,
  sides: { source: ReadRows; target: ReadRows },
  listener: Listener,
): Promise<number> => {
  const ours = createCursor(table, sides.source)
  const theirs = createCursor(table, sides.target)
  let rows = 0
  for (;;) {
    if (ours.isSpent()) {
      listener.compared(rows)
      await ours.fill()
    }
    if (theirs.isSpent()) await theirs.fill()
    const one = ours.row()
    const other = theirs.row()
    if (!one && !other) return rows
    const found = one && other && isSame(one, other) ? undefined : differenceOf(table, one, other)
    if (found) listener.differs(found)
    if (found?.kind !== 'extra') {
      ours.step()
      rows += 1
    }
    if (found?.kind !== 'missing') theirs.step()
  }
}

const isSame = (one: Row, other: Row) => {
  for (let place = 0; place < one.length; place += 1)
    if (!isSameValue(one[place] ?? null, other[place] ?? null)) return false
  return true
}

const isSameValue = (one: Value, other: Value) =>
  one === other || (Buffer.isBuffer(one) && Buffer.isBuffer(other) && one.equals(other))

const differenceOf = (table: Table, one: Row | undefined, other: Row | undefined): Difference => {
  const order = one && other ? compareKeys(keyOf(table, one), keyOf(table, other)) : one ? -1 : 1
  const about = (row: Row | undefined) => ({ table: table.name, key: keyWords(table, row ?? []) })
  if (order < 0) return { ...about(one), kind: 'missing' }
  if (order > 0) return { ...about(other), kind: 'extra' }
  const columns = table.columns
    .filter((_, place) => !isSameValue(one?.[place] ?? null, other?.[place] ?? null))
    .map(({ name }) => name)
  return { ...about(one), kind: 'changed', columns }
}
