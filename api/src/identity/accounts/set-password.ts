import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'

interface NewPassword {
  userId: string
  passwordHash: string
  /** Session that stays valid: the one in which the password is changed. */
  keepSessionId?: string
  /** False if too much mail went to an unconfirmed address. */
  mayMailUser?: boolean
  lang: Lang
  createdAt: string
}

/**
 * Sets a password, ends the sessions of the old one, and notifies the owner. Call it inside the transaction of what
 * permits it.
 */
export const createSetPassword = (db: Database) => {
  const outbox = outboxOf(db)
  const update = db.prepare<[string, string]>('UPDATE users SET password_hash = ? WHERE id = ?')
  const endSessions = db.prepare<[string, string]>('DELETE FROM sessions WHERE user_id = ? AND id <> ?')
  const dropLinks = db.prepare<[string]>("DELETE FROM account_links WHERE user_id = ? AND kind = 'reset'")

  return async (password: NewPassword) => {
    const { userId, passwordHash, keepSessionId = '', mayMailUser = true, lang, createdAt } = password
    await update.run(passwordHash, userId)
    await endSessions.run(userId, keepSessionId)
    await dropLinks.run(userId)
    if (mayMailUser) await outbox.add({ kind: 'password-changed', payload: { userId }, lang, createdAt })
  }
}
