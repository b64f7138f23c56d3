import { createDeskLog } from '../../core/audit-log/desk-log.ts'
import type { Database } from '../../core/database/database.ts'

/**
 * The line of the log by which a property is known as a demonstration. No line of the log is ever changed, and it comes
 * along in every backup: invented guests are never taken for real ones, however the site is started.
 */
const mark = { who: 'demonstration', action: 'demonstration fill', subject: 'demonstration' } as const

/** Whether a statement's database is marked; of two names that no member of the staff can give to anything. */
export const hasMark = `EXISTS (SELECT 1 FROM desk_log WHERE subject = '${mark.subject}' AND action = '${mark.action}')`

/** Whether the guests of this database are invented. */
export const isDemonstration = async (db: Database): Promise<boolean> =>
  (await db.prepare<[], 0 | 1>(`SELECT CASE WHEN ${hasMark} THEN 1 ELSE 0 END`).pluck().get()) === 1

/** Only inside the transaction that fills the database. */
export const markAsDemonstration = async (db: Database, at: Date): Promise<void> => {
  await createDeskLog(db).add({ ...mark, at: at.toISOString(), before: null, after: null })
}
