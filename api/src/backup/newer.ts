import Sqlite from 'better-sqlite3'

/** Rows that a restore would lose, by table; or the reason why that is unknown. */
export type Loss = { kind: 'known'; rows: Record<string, number> } | { kind: 'unknown'; reason: string }

/** Rows of the database that is there, by what a person calls them, that the other has not or has otherwise. */
const questions = {
  bookings: 'SELECT COUNT(*) FROM bookings WHERE reference NOT IN (SELECT reference FROM backup.bookings)',
  'changed bookings': `SELECT COUNT(*) FROM bookings b JOIN backup.bookings o USING (reference)
    WHERE b.status <> o.status`,
  messages: 'SELECT COUNT(*) FROM messages WHERE id NOT IN (SELECT id FROM backup.messages)',
  reviews: 'SELECT COUNT(*) FROM testimonials WHERE id NOT IN (SELECT id FROM backup.testimonials)',
  accounts: 'SELECT COUNT(*) FROM users WHERE id NOT IN (SELECT id FROM backup.users)',
  photographs: 'SELECT COUNT(*) FROM photographs WHERE id NOT IN (SELECT id FROM backup.photographs)',
} as const

/** Counts the rows in `current` that are not in `backup`; both are database files that nobody writes to. */
export const lossOf = (current: string, backup: string): Loss => {
  let db: Sqlite.Database | undefined
  try {
    db = new Sqlite(current, { readonly: true, fileMustExist: true })
    const integrity = db.pragma('integrity_check(1)', { simple: true })
    if (integrity !== 'ok') return { kind: 'unknown', reason: `it is damaged (${integrity})` }
    db.prepare('ATTACH ? AS backup').run(backup)
    return { kind: 'known', rows: countRows(db) }
  } catch (cause) {
    return { kind: 'unknown', reason: cause instanceof Error ? cause.message : String(cause) }
  } finally {
    db?.close()
  }
}

const countRows = (db: Sqlite.Database) =>
  Object.fromEntries(
    Object.entries(questions)
      .map(([name, sql]) => [name, db.prepare<[], number>(sql).pluck().get() ?? 0] as const)
      .filter(([, count]) => count > 0),
  )

/** For people; nothing where nothing would go. */
export const lossWords = (loss: Loss): string | undefined => {
  if (loss.kind === 'unknown') return `What the database that is there holds cannot be read: ${loss.reason}.`
  const rows = Object.entries(loss.rows).map(([name, count]) => `${name} (${count})`)
  return rows.length === 0 ? undefined : `The backup lacks what is there: ${rows.join(', ')}.`
}
