import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { keyOf, type NewUser, toUser, type UserRow, userTable } from '../../core/user-row.ts'

export const createAccountQueries = (db: Database) => {
  const outbox = outboxOf(db)
  // a known address writes as much as a new one and changes nothing, so that timing does not distinguish them
  const insert = db.prepare<[object], { id: string; lang: Lang }>(`
    ${userTable.insert}
    ON CONFLICT (email_key) DO UPDATE SET email_key = users.email_key RETURNING id, lang`)
  const byKey = db.prepare<[string], UserRow>(`SELECT ${userTable.select()} FROM users WHERE email_key = ?`)
  const byId = db.prepare<[string], UserRow>(`SELECT ${userTable.select()} FROM users WHERE id = ?`)

  const register = db.transaction(async (user: NewUser, mayMailUser: boolean) => {
    const row = userTable.newRow({ ...user, emailKey: keyOf(user.email) })
    const { id, lang } = (await insert.get(row)) as { id: string; lang: Lang }
    if (!mayMailUser) return
    const kind = id === user.id ? 'welcome' : 'account-exists'
    await outbox.add({ kind, payload: { userId: id }, lang, createdAt: user.createdAt })
  })

  return {
    /**
     * Stores a user and sends a welcome mail. If the address already has an account, nothing changes and its owner is
     * notified. Mails are only sent if `mayMailUser`.
     */
    register: async (user: NewUser, { mayMailUser }: { mayMailUser: boolean }): Promise<void> =>
      register(user, mayMailUser),
    findByEmail: async (email: string) => {
      const row = await byKey.get(keyOf(email))
      return row && { user: toUser(row), passwordHash: row.passwordHash ?? undefined }
    },
    findById: async (id: string) => {
      const row = await byId.get(id)
      return row && toUser(row)
    },
  }
}

export type AccountQueries = ReturnType<typeof createAccountQueries>
