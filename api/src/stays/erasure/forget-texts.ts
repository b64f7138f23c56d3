import type { Database } from '../../core/database/database.ts'
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
  const marking = ['bookings.note', 'blocks.reason', 'message_replies.reply'].map((place) => {
    const [table, column] = place.split('.')
    return {
      read: db.prepare<[], Text>(`SELECT id, ${column} AS text FROM ${table} WHERE ${column} IS NOT NULL`),
      write: db.prepare<[Text]>(`UPDATE ${table} SET ${column} = @text WHERE id = @id`),
    }
  })
  // triggers permit removing them, but never changing them
  const removing = [
    {
      read: db.prepare<[], Text>('SELECT id, note AS text FROM payments WHERE note IS NOT NULL'),
      write: db.prepare<[{ id: number }]>('UPDATE payments SET note = NULL WHERE id = @id'),
    },
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
