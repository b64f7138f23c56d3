import type { Passkey } from '@calm-rest/contract/staff'
import type { Database } from '../../../core/database/database.ts'
import { ApiError } from '../../../core/http/api-error.ts'

/** Stored data of a passkey. It cannot sign. */
export interface StoredPasskey extends Omit<Passkey, 'mayRemove'> {
  memberId: string
  publicKey: Buffer
  counter: number
  /** JSON. */
  transports: string
}

const select = `
  SELECT id, member_id AS "memberId", public_key AS "publicKey", counter, transports, device_name AS "deviceName",
    created_at AS "createdAt", last_used_at AS "lastUsedAt"
  FROM staff_passkeys`

export const createPasskeyQueries = (db: Database) => {
  const byId = db.prepare<[string], StoredPasskey>(`${select} WHERE id = ?`)
  const ofMember = db.prepare<[string], StoredPasskey>(
    `${select} WHERE member_id = ? ORDER BY created_at, id`,
  )
  const insert = db.prepare<[StoredPasskey]>(`
    INSERT INTO staff_passkeys (id, member_id, public_key, counter, transports, device_name, created_at, last_used_at)
    VALUES (@id, @memberId, @publicKey, @counter, @transports, @deviceName, @createdAt, @lastUsedAt)
    ON CONFLICT (id) DO NOTHING`)
  const used = db.prepare<[number, string, string]>(
    'UPDATE staff_passkeys SET counter = ?, last_used_at = ? WHERE id = ?',
  )
  const remove = db.prepare<[string, string]>('DELETE FROM staff_passkeys WHERE id = ? AND member_id = ?')
  return {
    byId: (id: string) => byId.get(id),
    /** Oldest first. */
    ofMember: (memberId: string) => ofMember.all(memberId),
    /** @throws ApiError 'passkey_taken' if a passkey of any member has this id */
    add: async (passkey: StoredPasskey) => {
      if ((await insert.run(passkey)) === 0) throw new ApiError('passkey_taken')
    },
    used: async (id: string, counter: number, at: Date) => {
      await used.run(counter, at.toISOString(), id)
    },
    /** Returns whether it existed and belonged to the member. */
    remove: async (id: string, memberId: string) => (await remove.run(id, memberId)) === 1,
  }
}
