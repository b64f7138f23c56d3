import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Database } from '../../../core/database/database.ts'
import { hashToken, newToken } from '../../../core/secrets/token.ts'
import type { KnownDevice } from '../../../identity/index.ts'

/** `__Host-`: only over HTTPS (or to localhost), only this host, set by nobody else, not even a subdomain. */
const name = '__Host-calm-rest-staff-device'

/** As long as browsers keep a cookie. */
export const deviceDays = 400

/** Devices of one member that are known; one more, and the one that was not used longest is not any more. */
const mostDevices = 20

/**
 * Devices on which members have signed in, by a cookie that stays when the session ends. It opens nothing: it says that a
 * request for a code comes from where the member was before, so that strangers cannot use up what codes there are.
 */
export const createStaffDevices = (db: Database) => {
  const find = db
    .prepare<[Buffer, string], 1>('SELECT 1 FROM staff_devices WHERE token_hash = ? AND member_id = ?')
    .pluck()
  const save = db.prepare<[{ hash: Buffer; memberId: string; usedAt: string }]>(`
    INSERT INTO staff_devices (token_hash, member_id, used_at) VALUES (@hash, @memberId, @usedAt)
    ON CONFLICT (token_hash, member_id) DO UPDATE SET used_at = @usedAt`)
  const dropOldest = db.prepare<[{ memberId: string; most: number }]>(`
    DELETE FROM staff_devices WHERE member_id = @memberId AND token_hash NOT IN (
      SELECT token_hash FROM staff_devices WHERE member_id = @memberId ORDER BY used_at DESC LIMIT @most)`)
  const tokenOf = (c: Context) => getCookie(c, name)
  return {
    /** The device that sends a request, where this member has signed in on it. */
    known: async (c: Context, memberId: string): Promise<KnownDevice> => {
      const token = tokenOf(c)
      const hash = token === undefined ? undefined : hashToken(token)
      return hash && (await find.get(hash, memberId)) ? hash : null
    },
    /** Notes that a member signs in on it; answers the token of its cookie. Only inside a transaction. */
    remember: async (c: Context, memberId: string, at: Date): Promise<string> => {
      const token = tokenOf(c) ?? newToken().token
      await save.run({ hash: hashToken(token), memberId, usedAt: at.toISOString() })
      await dropOldest.run({ memberId, most: mostDevices })
      return token
    },
    setCookie: (c: Context, token: string) => {
      const maxAge = deviceDays * 24 * 60 * 60
      setCookie(c, name, token, { httpOnly: true, secure: true, sameSite: 'Strict', path: '/', maxAge })
    },
  }
}

export type StaffDevices = ReturnType<typeof createStaffDevices>
