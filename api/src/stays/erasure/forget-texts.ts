import type { Database } from '../../core/database/database.ts'
import { blockTable } from '../../property/index.ts'
import { bookingTable } from '../bookings/columns.ts'
import { chargeTable } from '../folio/columns.ts'
import { replyTable } from '../messages/columns.ts'
import { paymentTable } from '../payments/columns.ts'
import { createNameFinder } from './name-finder.ts'

interface Text {
  id: number
  text: string
}

/** The same statement on both engines except for their JSON functions. */
const withoutReason = ({ engine }: Database, column: string) =>
  engine === 'sqlite'
    ? `json_set(${column}, '$.reason', NULL)`
    : `jsonb_set(${column}::jsonb, '{reason}', 'null'::jsonb)::json`

const reasonOf = (column: string) => `${column} ->> 'reason'`

/** Removes reasons from the audit log lines selected by `condition`; the lines stay. Call it inside a transaction. */
export const createForgetReasons = <P extends object>(db: Database, condition: string) =>
  db.prepare<[P]>(`UPDATE desk_log SET
      before = CASE WHEN ${reasonOf('before')} IS NULL THEN before ELSE ${withoutReason(db, 'before')} END,
      after = CASE WHEN ${reasonOf('after')} IS NULL THEN after ELSE ${withoutReason(db, 'after')} END
    WHERE (${reasonOf('before')} IS NOT NULL OR ${reasonOf('after')} IS NOT NULL) AND (${condition})`)

/**
 * Removes a guest's names from what the staff wrote about others. The names must belong to guests who stayed, or be
 * addresses known to be theirs, because anybody may book under any words. Reads each table once, for all names. Call it
 * inside a transaction.
 */
export const createForgetTexts = (db: Database) => {
  const textsOf = <P extends { id: number }>(how: 'marked' | 'removed', value: string) =>
    [bookingTable, blockTable, replyTable, paymentTable, chargeTable].flatMap(({ name, columns }) =>
      columns
        .filter(({ mayName }) => mayName === how)
        .map(({ column }) => ({
          read: db.prepare<[], Text>(`SELECT id, ${column} AS text FROM ${name} WHERE ${column} IS NOT NULL`),
          write: db.prepare<[P]>(`UPDATE ${name} SET ${column} = ${value} WHERE id = @id`),
        })),
    )
  const marking = textsOf<Text>('marked', '@text')
  const removing = [
    // triggers permit removing them, but never changing them
    ...textsOf('removed', 'NULL'),
    {
      read: db.prepare<[], Text>(`
        SELECT id, coalesce(${reasonOf('before')}, '') || '\n' || coalesce(${reasonOf('after')}, '') AS text
        FROM desk_log WHERE ${reasonOf('before')} IS NOT NULL OR ${reasonOf('after')} IS NOT NULL`),
      write: createForgetReasons<{ id: number }>(db, 'id = @id'),
    },
  ]
  return async (names: readonly string[]): Promise<void> => {
    const withoutNames = createNameFinder(names)
    if (withoutNames === undefined) return
    for (const { read, write } of marking)
      for (const { id, text } of await read.all()) {
        const forgotten = withoutNames(text)
        if (forgotten !== text) await write.run({ id, text: forgotten })
      }
    for (const { read, write } of removing)
      for (const { id, text } of await read.all()) if (withoutNames(text) !== text) await write.run({ id })
  }
}
