import { randomUUID } from 'node:crypto'
import { type ListedSession, rightsByCode, staffLimits } from '@calm-rest/contract/staff'
import type { Database } from '../../../core/database/database.ts'
import { soon } from '../../../core/database/soon.ts'
import { type HeldRoleRow, heldRoleColumns, heldRoleJoin, readHeldRole } from '../../../core/held-role.ts'
import type { StaffSession } from '../../../core/http/env.ts'
import { hashToken, newToken } from '../../../core/secrets/token.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Age of `last_seen_at` from which a request updates it: a read must not write each time. */
const seenEveryMs = minuteMs

interface NewSession {
  memberId: string
  signedInBy: StaffSession['signedInBy']
  device: string
  at: Date
}

const idleSince = (at: Date) => new Date(at.getTime() - staffLimits.idleHours * hourMs).toISOString()

const select = `
  SELECT s.id, s.member_id AS "memberId", m.name, ${heldRoleColumns}, s.signed_in_by AS "signedInBy", s.expires_at AS "endsAt",
    s.last_seen_at AS "lastSeenAt", s.proved_at AS "provedAt", s.device, s.created_at AS "createdAt"
  FROM staff_sessions s JOIN staff_members m ON m.id = s.member_id ${heldRoleJoin}`
const isOpen = 's.expires_at > @now AND s.last_seen_at > @idleSince'

interface Row extends Omit<StaffSession, keyof ReturnType<typeof readRole>>, HeldRoleRow {
  device: string
  createdAt: string
}

/** A session by mailed code has fewer rights, whatever the role. */
const readRole = ({ signedInBy, ...row }: HeldRoleRow & Pick<StaffSession, 'signedInBy'>) => {
  const { role, roleName, rights: all } = readHeldRole(row)
  const rights = signedInBy === 'code' ? rightsByCode(all) : all
  return { role, roleName, rights, rightsByPasskey: all.filter((right) => !rights.includes(right)) }
}

const toSession = (row: Row): StaffSession => {
  const { id, memberId, name, signedInBy, endsAt, lastSeenAt, provedAt } = row
  return { id, memberId, name, signedInBy, endsAt, lastSeenAt, provedAt, ...readRole(row) }
}

/**
 * Sessions of the front desk. They are short, each with one token in a cookie, and end by hand, at their end or after
 * two idle hours. Removing a member ends all of the member's sessions.
 */
export const createStaffSessions = (db: Database) => {
  const insert = db.prepare<[Record<string, string | Buffer | null>]>(`
    INSERT INTO staff_sessions (id, member_id, token_hash, signed_in_by, device, created_at, last_seen_at, expires_at,
      proved_at)
    VALUES (@id, @memberId, @tokenHash, @signedInBy, @device, @now, @now, @endsAt, @provedAt)`)
  const byToken = db.prepare<[{ tokenHash: Buffer; now: string; idleSince: string }], Row>(
    `${select} WHERE s.token_hash = @tokenHash AND ${isOpen}`,
  )
  const byId = db.prepare<[{ id: string; now: string; idleSince: string }], Row>(
    `${select} WHERE s.id = @id AND ${isOpen}`,
  )
  const ofMember = db.prepare<[{ memberId: string; now: string; idleSince: string }], Row>(
    `${select} WHERE s.member_id = @memberId AND ${isOpen} ORDER BY s.created_at DESC, s.id`,
  )
  const touch = db.prepare<[string, string]>('UPDATE staff_sessions SET last_seen_at = ? WHERE id = ?')
  const seen = db.prepare<[string, string]>('UPDATE staff_members SET last_seen_at = ? WHERE id = ?')
  const prove = db.prepare<[string, string]>('UPDATE staff_sessions SET proved_at = ? WHERE id = ?')
  const endByToken = db.prepare<[Buffer]>('DELETE FROM staff_sessions WHERE token_hash = ?')
  const endOwn = db.prepare<[string, string]>('DELETE FROM staff_sessions WHERE id = ? AND member_id = ?')
  const endAll = db.prepare<[string]>('DELETE FROM staff_sessions WHERE member_id = ?')
  const forgetDevices = db.prepare<[string]>('DELETE FROM staff_devices WHERE member_id = ?')
  const endPhones = db.prepare<[string]>('DELETE FROM push_subscriptions WHERE member_id = ?')

  const note = async ({ id, memberId }: Row, at: string) => {
    await touch.run(at, id)
    await seen.run(at, memberId)
  }
  const momentsOf = (at: Date) => ({ now: at.toISOString(), idleSince: idleSince(at) })

  return {
    /** The token is known only at this moment. Call it inside a transaction. */
    start: async ({
      memberId,
      signedInBy,
      device,
      at,
    }: NewSession): Promise<{ id: string; token: string }> => {
      const { token, hash } = newToken()
      const id = randomUUID()
      const now = at.toISOString()
      await insert.run({
        id,
        memberId,
        tokenHash: hash,
        signedInBy,
        device,
        now,
        endsAt: new Date(at.getTime() + staffLimits.sessionHours * hourMs).toISOString(),
        provedAt: signedInBy === 'passkey' ? now : null,
      })
      await seen.run(now, memberId)
      return { id, token }
    },
    /** Returns the open session of a token, and records that it was seen. */
    find: async (token: string, at: Date): Promise<StaffSession | undefined> => {
      const found = await byToken.get({ tokenHash: hashToken(token), ...momentsOf(at) })
      if (found && at.getTime() - Date.parse(found.lastSeenAt) >= seenEveryMs)
        await soon(note(found, at.toISOString()))
      return found && toSession(found)
    },
    /** Returns the session if it is open, without keeping it open. */
    byId: async (id: string, at: Date): Promise<StaffSession | undefined> => {
      const found = await byId.get({ id, ...momentsOf(at) })
      return found && toSession(found)
    },
    /** Returns the open sessions of a member, newest first. */
    ofMember: async (memberId: string, at: Date, thisId?: string): Promise<ListedSession[]> =>
      (await ofMember.all({ memberId, ...momentsOf(at) })).map((row) => ({
        id: row.id,
        isThis: row.id === thisId,
        signedInBy: row.signedInBy,
        device: row.device,
        createdAt: row.createdAt,
        lastSeenAt: row.lastSeenAt,
        endsAt: row.endsAt,
      })),
    /** Records that a passkey was used in it just now. */
    prove: async (id: string, at: Date) => {
      await prove.run(at.toISOString(), id)
    },
    endByToken: async (token: string) => {
      await endByToken.run(hashToken(token))
    },
    /** Returns whether it existed and belonged to the member. */
    endOwn: async (id: string, memberId: string) => (await endOwn.run(id, memberId)) === 1,
    /** Ends all sessions of a member, and removes phones and known devices. Returns the number of sessions. */
    endAll: async (memberId: string): Promise<number> => {
      await forgetDevices.run(memberId)
      await endPhones.run(memberId)
      return endAll.run(memberId)
    },
  }
}

export type StaffSessions = ReturnType<typeof createStaffSessions>
