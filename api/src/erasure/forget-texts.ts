import type { Database } from '../database/database.ts'

/** Shorter ones would be found in words of every text. */
const leastChars = 5

const mark = '…'

/** The same statement on both engines but for their functions of JSON. */
const withoutReason = ({ engine }: Database, column: string) =>
  engine === 'sqlite'
    ? `json_set(${column}, '$.reason', NULL)`
    : `jsonb_set(${column}::jsonb, '{reason}', 'null'::jsonb)::json`

/**
 * Forgets who a guest is in what the staff has written: reasons in the log of the desk, notes and replies. The log keeps
 * its lines; only the reason goes.
 */
export const createForgetTexts = (db: Database) => {
  const reasonOf = (column: string) => `${column} ->> 'reason'`
  const forgetReasons = <P extends object>(condition: string) =>
    db.prepare<[P]>(`UPDATE desk_log SET
        before = CASE WHEN ${reasonOf('before')} IS NULL THEN before ELSE ${withoutReason(db, 'before')} END,
        after = CASE WHEN ${reasonOf('after')} IS NULL THEN after ELSE ${withoutReason(db, 'after')} END
      WHERE (${reasonOf('before')} IS NOT NULL OR ${reasonOf('after')} IS NOT NULL) AND (${condition})`)
  const has = (text: string) => `replace(lower(${text}), lower(@name), '') <> lower(${text})`

  const ofSubject = forgetReasons<{ subject: string }>('subject = @subject')
  const naming = [
    forgetReasons<{ name: string }>(`${has(reasonOf('before'))} OR ${has(reasonOf('after'))}`),
    db.prepare<[{ name: string }]>(`UPDATE payments SET note = NULL WHERE ${has('note')}`),
    ...['bookings.note', 'blocks.reason', 'message_replies.reply'].map((place) => {
      const [table, column] = place.split('.')
      return db.prepare<[{ name: string }]>(
        `UPDATE ${table} SET ${column} = replace(${column}, @name, '${mark}')
        WHERE ${column} IS NOT NULL AND replace(${column}, @name, '') <> ${column}`,
      )
    }),
  ]
  return {
    /** Reasons of what was done to this stay, whatever they say. */
    ofStay: async (reference: string) => {
      await ofSubject.run({ subject: reference })
    },
    /** Texts about others that name the guest: by the whole name, an address or a telephone. */
    naming: async (names: Iterable<string>) => {
      for (const name of new Set(names)) {
        if (name.length < leastChars) continue
        for (const statement of naming) await statement.run({ name })
      }
    },
  }
}
