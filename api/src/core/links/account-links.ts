import { createHmac, timingSafeEqual } from 'node:crypto'
import { accountCode, limits } from '@calm-rest/contract/limits'
import type { Database } from '../database/database.ts'
import { createSigningKeys, type SigningKey } from '../secrets/signing-keys.ts'
import { newToken } from '../secrets/token.ts'

export type AccountLinkKind = 'reset' | 'confirm'

const minuteMs = 60_000
const lifetimeMs: Record<AccountLinkKind, number> = {
  reset: limits.links.resetMinutes * minuteMs,
  confirm: limits.links.confirmDays * 24 * 60 * minuteMs,
}

/** Returns the code beside a link. It can only be computed with the key, and is not stored. */
const codeOf = ({ key }: SigningKey, tokenHash: Buffer): string => {
  const number = createHmac('sha256', key)
    .update('account code ')
    .update(tokenHash)
    .digest()
    .readBigUInt64BE()
  return String(number % 10n ** BigInt(accountCode.digits)).padStart(accountCode.digits, '0')
}

interface Guess {
  kind: AccountLinkKind
  userId: string
  code: string
}

interface Candidates {
  kind: AccountLinkKind
  userId: string
  most: number
  now: string
}

/**
 * Creates the random part of a single-use link for an account. Only the SHA-256 of its text is stored. Earlier links
 * stay valid until they are used or expire, because nobody knows which of two mails arrived. The code beside a link is
 * for people who received it truncated; it grants the same and expires with it.
 */
export const createAccountLinks = (db: Database, now: () => Date) => {
  const keys = createSigningKeys(db, now)
  const insert = db.prepare<[Buffer, AccountLinkKind, string, string]>(
    'INSERT INTO account_links (token_hash, kind, user_id, expires_at) VALUES (?, ?, ?, ?)',
  )
  const candidates = db
    .prepare<[Candidates], Buffer>(`
      SELECT token_hash FROM account_links
      WHERE user_id = @userId AND kind = @kind AND expires_at > @now AND code_attempts < @most`)
    .pluck()
  const miss = db.prepare<[Buffer]>(
    'UPDATE account_links SET code_attempts = code_attempts + 1 WHERE token_hash = ?',
  )

  const find = db.transaction(async ({ kind, userId, code }: Guess): Promise<Buffer | undefined> => {
    const most = accountCode.attempts.all
    const found = await candidates.all({ kind, userId, most, now: now().toISOString() })
    const all = await keys.all()
    const given = Buffer.from(code)
    const isCodeOf = (hash: Buffer) =>
      all.some((key) => timingSafeEqual(Buffer.from(codeOf(key, hash)), given))
    const right = given.length === accountCode.digits ? found.find(isCodeOf) : undefined
    if (!right) for (const hash of found) await miss.run(hash)
    return right
  })

  return {
    mint: async (kind: AccountLinkKind, userId: string): Promise<{ token: string; code: string }> => {
      const { token, hash } = newToken()
      const expiresAt = new Date(now().getTime() + lifetimeMs[kind]).toISOString()
      await insert.run(hash, kind, userId, expiresAt)
      return { token, code: codeOf(await keys.current(), hash) }
    },
    /**
     * Returns the hash of the link with this code. A wrong code counts as an attempt on all links of its kind. The link
     * stays unused.
     */
    findByCode: (guess: Guess): Promise<Buffer | undefined> => find(guess),
  }
}

export type AccountLinks = ReturnType<typeof createAccountLinks>
