import type { Account, AccountChange } from '@calm-rest/contract/api'
import { accountChange } from '@calm-rest/contract/schemas'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../../core/database/database.ts'
import { outboxOf } from '../../../core/outbox/outbox.ts'
import { toUser, type UserRow, userTable } from '../../../core/user-row.ts'
import type { Credentials } from '../password-check.ts'
import { createSetPassword } from '../set-password.ts'

interface AccountRow extends UserRow {
  google: 0 | 1
}

const changeable = Object.keys(accountChange.shape) as (keyof AccountChange)[]

interface PasswordChange {
  userId: string
  sessionId: string
  /** The hash that was compared. A concurrent change wins. */
  before: string | undefined
  passwordHash: string
  mayMailUser: boolean
  lang: Lang
  now: Date
}

/** The account of one guest, by id. */
export const createOwnAccountQueries = (db: Database) => {
  const outbox = outboxOf(db)
  const setPassword = createSetPassword(db)
  const byId = db.prepare<[string], AccountRow>(`
    SELECT ${userTable.select()}, EXISTS (SELECT 1 FROM identities WHERE user_id = users.id) AS google
    FROM users WHERE id = ?`)
  const update = db.prepare<[AccountChange & { userId: string }]>(
    `UPDATE users SET ${userTable.set(changeable)} WHERE id = @userId`,
  )
  const hasHash = db
    .prepare<[string, string | null], 1>(
      'SELECT 1 FROM users WHERE id = ? AND password_hash IS NOT DISTINCT FROM ?',
    )
    .pluck()

  const changePassword = db.transaction(async (change: PasswordChange) => {
    const { userId, sessionId, before, passwordHash, mayMailUser, lang, now } = change
    if (!(await hasHash.get(userId, before ?? null))) return false
    const told = { mayMailUser, lang, createdAt: now.toISOString() }
    await setPassword({ userId, passwordHash, keepSessionId: sessionId, ...told })
    return true
  })

  const askConfirmation = db.transaction(async (userId: string, lang: Lang, now: Date) => {
    if ((await byId.get(userId))?.emailConfirmedAt !== null) return
    await outbox.add({ kind: 'confirm-email', payload: { userId }, lang, createdAt: now.toISOString() })
  })

  const read = async (userId: string): Promise<Account | undefined> => {
    const row = await byId.get(userId)
    return row && toAccount(row)
  }

  return {
    read,
    credentials: async (userId: string): Promise<Credentials | undefined> => {
      const row = await byId.get(userId)
      return row && { email: row.email, passwordHash: row.passwordHash ?? undefined }
    },
    change: async (userId: string, change: AccountChange) => {
      await update.run({ ...change, userId })
      return read(userId)
    },
    /** Ends every other session. Returns false if the password changed meanwhile. */
    changePassword: async (change: PasswordChange) => changePassword(change),
    /** Does nothing if the address is confirmed. */
    askConfirmation: async (userId: string, lang: Lang, now: Date) => askConfirmation(userId, lang, now),
  }
}

export type OwnAccountQueries = ReturnType<typeof createOwnAccountQueries>

const toAccount = (row: AccountRow): Account => ({
  ...toUser(row),
  hasPassword: row.passwordHash !== null,
  google: row.google === 1,
  createdAt: row.createdAt,
})
