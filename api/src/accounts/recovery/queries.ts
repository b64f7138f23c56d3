import { randomUUID } from 'node:crypto'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../database/database.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { hashToken } from '../../secrets/token.ts'
import { createSetPassword } from '../set-password.ts'
import { keyOf } from '../user-row.ts'

interface Confirmation {
  token: string
  /** Id of the member who is signed in where the link was opened. */
  memberId: string | undefined
  now: Date
}

interface Reset {
  token: string
  passwordHash: string
  lang: Lang
  now: Date
}

/** Queries of the single-use links in mails. An unknown, expired or used link counts as none. */
export const createRecoveryQueries = (db: Database) => {
  const outbox = createOutbox(db)
  const setPassword = createSetPassword(db)
  const idOf = db.prepare<[string], string>('SELECT id FROM users WHERE email_key = ?').pluck()
  const owner = db
    .prepare<[Buffer, string, string], string>(
      'SELECT user_id FROM account_links WHERE token_hash = ? AND kind = ? AND expires_at > ?',
    )
    .pluck()
  const dropLinks = db.prepare<[string, string]>('DELETE FROM account_links WHERE user_id = ? AND kind = ?')
  const confirm = db.prepare<[string, string]>(
    'UPDATE users SET email_confirmed_at = coalesce(email_confirmed_at, ?) WHERE id = ?',
  )

  const unconfirmed = db.prepare<[string], { password_hash: string | null }>(
    'SELECT password_hash FROM users WHERE id = ? AND email_confirmed_at IS NULL',
  )
  const endPassword = db.prepare<[string]>('UPDATE users SET password_hash = NULL WHERE id = ?')
  const endSessions = db.prepare<[string]>('DELETE FROM sessions WHERE user_id = ?')

  const ownerOf = (kind: 'reset' | 'confirm', token: string, now: Date) =>
    owner.get(hashToken(token), kind, now.toISOString())

  const forgot = db.transaction(async (email: string, lang: Lang, createdAt: string) => {
    // to nobody where nobody has the address: who counts milliseconds learns nothing
    const userId = (await idOf.get(keyOf(email))) ?? randomUUID()
    await outbox.add({ kind: 'password-reset', payload: { userId }, lang, createdAt })
  })

  const reset = db.transaction(async ({ token, passwordHash, lang, now }: Reset) => {
    const userId = await ownerOf('reset', token, now)
    if (userId === undefined) return false
    const createdAt = now.toISOString()
    await setPassword({ userId, passwordHash, lang, createdAt })
    // the link came by mail, so the address is theirs
    await confirm.run(createdAt, userId)
    return true
  })

  const confirmBy = db.transaction(async ({ token, memberId, now }: Confirmation) => {
    const userId = await ownerOf('confirm', token, now)
    if (userId === undefined) return undefined
    const account = await unconfirmed.get(userId)
    // whoever reads the mail need not be who registered: what a stranger chose ends before the address is believed
    const isOutside = account !== undefined && memberId !== userId
    if (isOutside) {
      await endPassword.run(userId)
      await endSessions.run(userId)
    }
    await confirm.run(now.toISOString(), userId)
    await dropLinks.run(userId, 'confirm')
    return { passwordEnded: isOutside && account.password_hash !== null }
  })

  return {
    forgot: async (email: string, lang: Lang, now: Date) => forgot(email, lang, now.toISOString()),
    /** Spares the work of hashing for a link that is none. */
    canReset: async (token: string, now: Date) => (await ownerOf('reset', token, now)) !== undefined,
    reset: async (wanted: Reset) => reset(wanted),
    /** Undefined for a link that is none. Outside of a session of the account all its sessions and its password end. */
    confirm: async (confirmation: Confirmation) => confirmBy(confirmation),
  }
}

export type RecoveryQueries = ReturnType<typeof createRecoveryQueries>
