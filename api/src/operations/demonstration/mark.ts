import { createAuditLog } from '../../core/audit-log/audit-log.ts'
import type { Database } from '../../core/database/database.ts'

/**
 * The audit log line that marks a property as a demonstration. Audit log lines are never changed, and every backup
 * contains them, so that invented guests are never taken for real ones, however the site is started.
 */
const mark = { who: 'demonstration', action: 'demonstration fill', subject: 'demonstration' } as const

/** SQL: whether the database is marked. No member of the staff can give these two names to anything. */
export const hasMark = `EXISTS (SELECT 1 FROM desk_log WHERE subject = '${mark.subject}' AND action = '${mark.action}')`

/** Returns whether the guests of this database are invented. */
export const isDemonstration = async (db: Database): Promise<boolean> =>
  (await db.prepare<[], 0 | 1>(`SELECT CASE WHEN ${hasMark} THEN 1 ELSE 0 END`).pluck().get()) === 1

/** Call it inside the transaction that fills the database. */
export const markAsDemonstration = async (db: Database, at: Date): Promise<void> => {
  await createAuditLog(db).add({ ...mark, at: at.toISOString(), before: null, after: null })
}
