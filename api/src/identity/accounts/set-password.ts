import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { createOutbox } from '../../core/outbox/outbox.ts'

interface NewPassword {
  userId: string
  passwordHash: string
  /** Session that stays valid: the one in which the password is changed. */
  keepSessionId?: string
  /** False where too much mail went to an address that nobody confirmed. */
  mayMailUser?: boolean
  lang: Lang
  createdAt: string
}

/**
 * Sets a password, ends what was opened by the old one, and tells the owner. Only inside the
 * transaction of what allows it.
 */
export const createSetPassword = (db: Database) => {
  const outbox = createOutbox(db)
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
