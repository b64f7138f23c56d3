import type { Database as Connection } from 'better-sqlite3'
import type { Database } from '../../../core/database/database.ts'
import { openSqlite } from '../../../core/database/sqlite/open-sqlite.ts'
import { type ErasureRow, hashAddress, staysOf } from '../../../stays/index.ts'

/**
 * Copies the erasures since the backup from the attached `replaced`, and returns them. Erasures known to the backup
 * were done before it was made: a guest who came back since is not erased again.
 */
export const takeErasures = (db: Connection): ErasureRow[] => {
  const newer = 'salt NOT IN (SELECT salt FROM main.erasures)'
  const rows = db
    .prepare<[], ErasureRow>(
      `SELECT salt, kind, email_hash AS "emailHash", user_id AS "userId", erased_at AS "erasedAt"
      FROM replaced.erasures WHERE ${newer}`,
    )
    .all()
  db.exec(`INSERT INTO main.erasures SELECT * FROM replaced.erasures WHERE ${newer}`)
  return rows
}

/** Erases these guests in the database of `folder`. Upcoming stays keep their names until they are over, as usual. */
export const forgetAgain = async (folder: string, erasures: readonly ErasureRow[], at: Date) => {
  if (erasures.length === 0) return
  const db = openSqlite(folder)
  try {
    await forgetAll(db, erasures, at)
    await db.purgeLog()
  } finally {
    await db.close()
  }
}

const forgetAll = async (db: Database, erasures: readonly ErasureRow[], at: Date) => {
  const addresses = await db
    .prepare<[], string>(
      `SELECT lower(email) FROM bookings WHERE email <> '' UNION SELECT lower(email) FROM messages
      UNION SELECT email_key FROM users`,
    )
    .pluck()
    .all()
  const addressOf = ({ salt, emailHash }: ErasureRow) =>
    emailHash === null ? undefined : addresses.find((email) => hashAddress(salt, email).equals(emailHash))
  const { forgetAddress, forgetAccount } = staysOf(db)
  const forget = db.transaction(async (row: ErasureRow) => {
    const email = addressOf(row)
    if (row.userId !== null) await forgetAccount({ userId: row.userId, email: email ?? null }, at)
    else if (email !== undefined) await forgetAddress(email, at)
  })
  for (const row of erasures) await forget(row)
}
