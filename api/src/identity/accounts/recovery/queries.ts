import { randomUUID } from 'node:crypto'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../../core/database/database.ts'
import { type AccountLinkKind, createAccountLinks } from '../../../core/links/account-links.ts'
import { outboxOf } from '../../../core/outbox/outbox.ts'
import { keyOf } from '../../../core/user-row.ts'
import { createSetPassword } from '../set-password.ts'

interface Confirmation {
  /** SHA-256 of the token in the mail's link. */
  link: Buffer
  /** Id of the member signed in where the link was opened. */
  memberId: string | undefined
  now: Date
}

interface Reset {
  /** SHA-256 of the token in the mail's link. */
  link: Buffer
  passwordHash: string
  lang: Lang
  now: Date
}

interface MailedCode {
  kind: AccountLinkKind
  email: string
  code: string
}

/** Queries of the single-use links in mails. An unknown, expired or used link is invalid. */
export const createRecoveryQueries = (db: Database, now: () => Date) => {
  const links = createAccountLinks(db, now)
  const outbox = outboxOf(db)
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

  const ownerOf = (kind: AccountLinkKind, link: Buffer, at: Date) => owner.get(link, kind, at.toISOString())

  const forgot = db.transaction(async (email: string, lang: Lang, createdAt: string) => {
    // adds a row without a recipient for an unknown address, so that timing reveals nothing
    const userId = (await idOf.get(keyOf(email))) ?? randomUUID()
    await outbox.add({ kind: 'password-reset', payload: { userId }, lang, createdAt })
  })

  const reset = db.transaction(async ({ link, passwordHash, lang, now: at }: Reset) => {
    const userId = await ownerOf('reset', link, at)
    if (userId === undefined) return false
    const createdAt = at.toISOString()
    await setPassword({ userId, passwordHash, lang, createdAt })
    // the link was mailed, so the address is theirs
    await confirm.run(createdAt, userId)
    return true
  })

  const confirmBy = db.transaction(async ({ link, memberId, now: at }: Confirmation) => {
    const userId = await ownerOf('confirm', link, at)
    if (userId === undefined) return undefined
    const account = await unconfirmed.get(userId)
    // the reader of the mail may be another person than the one who registered: a password chosen by a stranger becomes
    // invalid before the address is confirmed
    const isOutside = account !== undefined && memberId !== userId
    if (isOutside) {
      await endPassword.run(userId)
      await endSessions.run(userId)
    }
    await confirm.run(at.toISOString(), userId)
    await dropLinks.run(userId, 'confirm')
    return { passwordEnded: isOutside && account.password_hash !== null }
  })

  return {
    forgot: async (email: string, lang: Lang, at: Date) => forgot(email, lang, at.toISOString()),
    /** Checks a link first, to spare the work of hashing for an invalid one. */
    canReset: async (link: Buffer, at: Date) => (await ownerOf('reset', link, at)) !== undefined,
    /** Returns the link beside a code. For an unknown address it takes as long, and finds none. */
    findByCode: async ({ kind, email, code }: MailedCode): Promise<Buffer | undefined> =>
      links.findByCode({ kind, code, userId: (await idOf.get(keyOf(email))) ?? randomUUID() }),
    reset: async (wanted: Reset) => reset(wanted),
    /**
     * Returns undefined for an invalid link. Outside of a session of the account, all its sessions and its password
     * become invalid.
     */
    confirm: async (confirmation: Confirmation) => confirmBy(confirmation),
  }
}

export type RecoveryQueries = ReturnType<typeof createRecoveryQueries>
