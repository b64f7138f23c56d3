import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { staffLimits } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'
import { createSigningKeys, type SigningKey } from '../../core/secrets/signing-keys.ts'

const { codeAttemptsInAll, codeDigits, codeMinutes } = staffLimits
const minuteMs = 60_000

/** Returns the code of an id. It can only be computed with the key. */
const codeOf = ({ key }: SigningKey, id: string): string => {
  const number = createHmac('sha256', key).update(`staff code ${id}`).digest().readBigUInt64BE()
  return String(number % 10n ** BigInt(codeDigits)).padStart(codeDigits, '0')
}

interface StoredCode {
  id: string
  expiresAt: string
}

/** Hash of the token of a member's known device; null on any other. */
export type KnownDevice = Buffer | null

/**
 * Codes mailed to members whose device has no passkey. Each is used once, within some minutes. A second request gets
 * the same code, so that a stranger's request invalidates none. A code for a known device is valid there only, and no
 * wrong guess elsewhere invalidates it. Guesses are accepted only from browsers that requested a code
 * (`secrets/code-requests.ts`).
 */
export const createStaffCodes = (db: Database, now: () => Date) => {
  const keys = createSigningKeys(db, now)
  const ofDevice = 'member_id = @memberId AND (device = @device OR (device IS NULL AND @device IS NULL))'
  const open = 'expires_at > @now AND attempts < @most'
  const find = db.prepare<[Record<string, string | number | Buffer | null>], StoredCode>(`
    SELECT id, expires_at AS "expiresAt" FROM staff_codes
    WHERE ${ofDevice} AND expires_at > @until AND attempts < @most ORDER BY expires_at DESC LIMIT 1`)
  const insert = db.prepare<[Record<string, string | Buffer | null>]>(`
    INSERT INTO staff_codes (id, member_id, device, attempts, expires_at)
    VALUES (@id, @memberId, @device, 0, @expiresAt)`)
  const byId = db.prepare<[{ id: string; now: string; most: number }], StoredCode>(
    `SELECT id, expires_at AS "expiresAt" FROM staff_codes WHERE id = @id AND ${open}`,
  )
  const candidates = db.prepare<[Record<string, string | number | Buffer | null>], StoredCode>(`
    SELECT id, expires_at AS "expiresAt" FROM staff_codes
    WHERE member_id = @memberId AND (device IS NULL OR device = @device) AND ${open}`)
  const miss = db.prepare<[string]>('UPDATE staff_codes SET attempts = attempts + 1 WHERE id = ?')
  const drop = db.prepare<[{ memberId: string; device: KnownDevice }]>(
    'DELETE FROM staff_codes WHERE member_id = @memberId AND (device IS NULL OR device = @device)',
  )

  const after = (ms: number) => new Date(now().getTime() + ms).toISOString()
  const most = codeAttemptsInAll

  const use = db.transaction(
    async (memberId: string, device: KnownDevice, given: string): Promise<boolean> => {
      const found = await candidates.all({ memberId, device, most, now: now().toISOString() })
      const all = await keys.all()
      const isCodeOf = ({ id }: StoredCode) =>
        all.some((key) => timingSafeEqual(Buffer.from(codeOf(key, id)), Buffer.from(given)))
      const isRight = given.length === codeDigits && found.some(isCodeOf)
      if (isRight) await drop.run({ memberId, device })
      else for (const { id } of found) await miss.run(id)
      return isRight
    },
  )

  return {
    /**
     * Returns the id of the code to mail: the former one if at least half of its time is left. Call it inside a
     * transaction.
     */
    issue: async (memberId: string, device: KnownDevice): Promise<string> => {
      const until = after((codeMinutes / 2) * minuteMs)
      const held = await find.get({ memberId, device, until, most })
      if (held) return held.id
      const id = randomUUID()
      await insert.run({ id, memberId, device, expiresAt: after(codeMinutes * minuteMs) })
      return id
    },
    /** Returns a code for its mail, with the remaining minutes; undefined if it has expired. */
    read: async (id: string): Promise<{ code: string; minutes: number } | undefined> => {
      const held = await byId.get({ id, most, now: now().toISOString() })
      if (!held) return undefined
      const leftMs = Date.parse(held.expiresAt) - now().getTime()
      return { code: codeOf(await keys.current(), id), minutes: Math.ceil(leftMs / minuteMs) }
    },
    /** Returns whether the code is valid. Afterwards no code of the member is valid. */
    use: (memberId: string, device: KnownDevice, code: string): Promise<boolean> =>
      use(memberId, device, code),
  }
}

export type StaffCodes = ReturnType<typeof createStaffCodes>
