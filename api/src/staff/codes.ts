import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import { staffLimits } from '@calm-rest/contract/staff'
import type { Database } from '../database/database.ts'

const { codeAttempts, codeDigits, codeMinutes } = staffLimits

/** Of the member, too: two members with the same code have two hashes. */
const hashOf = (memberId: string, code: string) => createHash('sha256').update(`${memberId} ${code}`).digest()

/**
 * Codes that are mailed to members whose device has no passkey. One holds at a time, for some minutes, and is used once;
 * after a few wrong ones a new one has to be asked for.
 */
export const createStaffCodes = (db: Database, now: () => Date) => {
  const set = db.prepare<[{ memberId: string; hash: Buffer; expiresAt: string }]>(`
    INSERT INTO staff_codes (member_id, code_hash, attempts, expires_at) VALUES (@memberId, @hash, 0, @expiresAt)
    ON CONFLICT (member_id) DO UPDATE SET code_hash = @hash, attempts = 0, expires_at = @expiresAt`)
  const find = db.prepare<[string], { hash: Buffer; attempts: number; expiresAt: string }>(
    `SELECT code_hash AS hash, attempts, expires_at AS "expiresAt" FROM staff_codes WHERE member_id = ?`,
  )
  const miss = db.prepare<[string]>('UPDATE staff_codes SET attempts = attempts + 1 WHERE member_id = ?')
  const drop = db.prepare<[string]>('DELETE FROM staff_codes WHERE member_id = ?')

  const use = db.transaction(async (memberId: string, code: string): Promise<boolean> => {
    const row = await find.get(memberId)
    if (!row || row.attempts >= codeAttempts || row.expiresAt <= now().toISOString()) return false
    const isRight = timingSafeEqual(row.hash, hashOf(memberId, code))
    if (isRight) await drop.run(memberId)
    else await miss.run(memberId)
    return isRight
  })

  return {
    /** Replaces the one before. */
    mint: async (memberId: string): Promise<string> => {
      const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0')
      const expiresAt = new Date(now().getTime() + codeMinutes * 60_000).toISOString()
      await set.run({ memberId, hash: hashOf(memberId, code), expiresAt })
      return code
    },
    /** Whether it is the one that holds; it does not any more then. */
    use: (memberId: string, code: string): Promise<boolean> => use(memberId, code),
  }
}

export type StaffCodes = ReturnType<typeof createStaffCodes>
