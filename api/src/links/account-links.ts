import { limits } from '@calm-rest/contract/limits'
import type { Database } from '../database/database.ts'
import { newToken } from '../secrets/token.ts'

export type AccountLinkKind = 'reset' | 'confirm'

const minuteMs = 60_000
const lifetimeMs: Record<AccountLinkKind, number> = {
  reset: limits.links.resetMinutes * minuteMs,
  confirm: limits.links.confirmDays * 24 * 60 * minuteMs,
}

/**
 * Makes the random part of a single-use link about an account; stored is only the SHA-256 of its text. The ones
 * before stay good until they are used or expire: which of two copies of a mail arrived, nobody knows.
 */
export const createAccountLinks = (db: Database, now: () => Date) => {
  const insert = db.prepare<[Buffer, AccountLinkKind, string, string]>(
    'INSERT INTO account_links (token_hash, kind, user_id, expires_at) VALUES (?, ?, ?, ?)',
  )
  return {
    mint: async (kind: AccountLinkKind, userId: string): Promise<string> => {
      const { token, hash } = newToken()
      const expiresAt = new Date(now().getTime() + lifetimeMs[kind]).toISOString()
      await insert.run(hash, kind, userId, expiresAt)
      return token
    },
  }
}

export type AccountLinks = ReturnType<typeof createAccountLinks>
