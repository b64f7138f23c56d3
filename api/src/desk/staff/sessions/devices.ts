import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Database } from '../../../core/database/database.ts'
import { hashToken, newToken } from '../../../core/secrets/token.ts'
import type { KnownDevice } from '../../../identity/index.ts'

/** `__Host-`: HTTPS or localhost only, this host only, and not settable by other hosts, even subdomains. */
const name = '__Host-calm-rest-staff-device'

/** The longest that browsers keep a cookie. */
export const deviceDays = 400

/** Maximum number of known devices of one member. One more replaces the one that was not used longest. */
const mostDevices = 20

/**
 * Devices on which members have signed in, identified by a cookie that outlives the session. It grants no access: it
 * shows that a request for a code comes from a member's known device, so that strangers cannot use up the codes.
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
    /** Returns the device of a request if this member has signed in on it. */
    known: async (c: Context, memberId: string): Promise<KnownDevice> => {
      const token = tokenOf(c)
      const hash = token === undefined ? undefined : hashToken(token)
      return hash && (await find.get(hash, memberId)) ? hash : null
    },
    /** Records that a member signs in on it, and returns the token of its cookie. Call it inside a transaction. */
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
