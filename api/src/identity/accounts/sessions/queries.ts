import { randomUUID } from 'node:crypto'
import type { Database } from '../../../core/database/database.ts'
import type { AccountHolder } from '../../../core/http/env.ts'
import { hashToken, newToken } from '../../../core/secrets/token.ts'
import { accessEnd, sessionEnd } from './lifetimes.ts'

/** The tokens of a session, known only at this moment, and their expiry. */
export interface SessionTokens extends AccountHolder {
  accessToken: string
  accessEndsAt: string
  refreshToken: string
  endsAt: string
}

export interface NewSession {
  userId: string
  remember: boolean
  /** Hash of the compared password, if one was used. It must still be the account's. */
  provedBy?: string | undefined
  now: Date
}

interface SessionRow {
  id: string
  user_id: string
  expires_at: string
}

/** Maximum number of sessions of one account; one more ends the oldest. A guest with four devices has far fewer. */
const mostSessions = 50

/** Maximum number of refreshes of one session: 160 page loads a day for a month. Each leaves a row behind. */
export const mostRefreshes = 5000

/**
 * Sessions. Each is a family of tokens: a refresh token is replaced at every use, and a repeated one ends the session,
 * since either it or its replacement has been stolen. Each change is one transaction, so that of concurrent uses of a
 * token one is first.
 */
export const createSessionQueries = (db: Database) => {
  const prune = db.prepare<[string]>('DELETE FROM sessions WHERE expires_at <= ?')
  const passwordOf = db
    .prepare<[string], string | null>('SELECT password_hash FROM users WHERE id = ?')
    .pluck()
  const insert = db.prepare<
    [{ id: string; userId: string; refreshHash: Buffer; now: string; endsAt: string }]
  >(`
    INSERT INTO sessions (id, user_id, refresh_hash, created_at, expires_at)
    VALUES (@id, @userId, @refreshHash, @now, @endsAt)`)
  const byRefresh = db.prepare<[Buffer, string], SessionRow>(
    'SELECT id, user_id, expires_at FROM sessions WHERE refresh_hash = ? AND expires_at > ?',
  )
  const rotate = db.prepare<[Buffer, string]>('UPDATE sessions SET refresh_hash = ? WHERE id = ?')
  const markUsed = db.prepare<[Buffer, string]>(
    'INSERT INTO used_refresh_tokens (token_hash, session_id) VALUES (?, ?)',
  )
  const endOldest = db.prepare<[{ userId: string }]>(`
    DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE user_id = @userId
      ORDER BY created_at DESC, id LIMIT 1000 OFFSET ${mostSessions - 1})`)
  const countUsed = db
    .prepare<[string], number>('SELECT COUNT(*) FROM used_refresh_tokens WHERE session_id = ?')
    .pluck()
  const insertAccess = db.prepare<[Buffer, string, string]>(
    'INSERT INTO access_tokens (token_hash, session_id, expires_at) VALUES (?, ?, ?)',
  )
  const pruneAccess = db.prepare<[string, string]>(
    'DELETE FROM access_tokens WHERE session_id = ? AND expires_at <= ?',
  )
  const byAccess = db.prepare<[{ hash: Buffer; now: string }], AccountHolder>(`
    SELECT s.id AS "sessionId", s.user_id AS "userId"
    FROM access_tokens a JOIN sessions s ON s.id = a.session_id
    WHERE a.token_hash = @hash AND a.expires_at > @now AND s.expires_at > @now`)
  const endFamily = db.prepare<[{ hash: Buffer }]>(`
    DELETE FROM sessions WHERE refresh_hash = @hash
    OR id = (SELECT session_id FROM used_refresh_tokens WHERE token_hash = @hash)`)
  const endOne = db.prepare<[string]>('DELETE FROM sessions WHERE id = ?')

  const giveAccess = async (holder: AccountHolder, endsAt: string, now: Date) => {
    const { token, hash } = newToken()
    const accessEndsAt = accessEnd(now, endsAt)
    await insertAccess.run(hash, holder.sessionId, accessEndsAt)
    return { ...holder, endsAt, accessToken: token, accessEndsAt }
  }

  const start = db.transaction(
    async ({ userId, remember, provedBy, now }: NewSession): Promise<SessionTokens | undefined> => {
      if (provedBy !== undefined && (await passwordOf.get(userId)) !== provedBy) return undefined
      await prune.run(now.toISOString())
      await endOldest.run({ userId })
      const sessionId = randomUUID()
      const endsAt = sessionEnd(now, remember)
      const refresh = newToken()
      await insert.run({ id: sessionId, userId, refreshHash: refresh.hash, now: now.toISOString(), endsAt })
      return { ...(await giveAccess({ sessionId, userId }, endsAt, now)), refreshToken: refresh.token }
    },
  )

  const refresh = db.transaction(
    async (refreshToken: string, now: Date): Promise<SessionTokens | undefined> => {
      const hash = hashToken(refreshToken)
      const row = await byRefresh.get(hash, now.toISOString())
      if (!row) {
        await endFamily.run({ hash })
        return undefined
      }
      if (((await countUsed.get(row.id)) ?? 0) >= mostRefreshes) {
        await endOne.run(row.id)
        return undefined
      }
      const next = newToken()
      await rotate.run(next.hash, row.id)
      await markUsed.run(hash, row.id)
      await pruneAccess.run(row.id, now.toISOString())
      const holder = { sessionId: row.id, userId: row.user_id }
      return { ...(await giveAccess(holder, row.expires_at, now)), refreshToken: next.token }
    },
  )

  return {
    /** Returns undefined if the password changed since it was compared. */
    start: async (session: NewSession) => start(session),
    /** Returns new tokens for a refresh token; undefined for an unknown or expired one. A used one ends its session. */
    refresh: async (refreshToken: string, now: Date) => refresh(refreshToken, now),
    findAccountHolder: async (accessToken: string, now: Date) =>
      byAccess.get({ hash: hashToken(accessToken), now: now.toISOString() }),
    /** Ends the session of a refresh token, even a used one. Its access tokens become invalid with it. */
    endByRefresh: async (refreshToken: string): Promise<void> => {
      await endFamily.run({ hash: hashToken(refreshToken) })
    },
    end: async (sessionId: string): Promise<void> => {
      await endOne.run(sessionId)
    },
  }
}

export type SessionQueries = ReturnType<typeof createSessionQueries>
