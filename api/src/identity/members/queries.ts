import { randomUUID } from 'node:crypto'
import { type Role, type StaffMember, staffLimits } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { hashToken, newToken } from '../../core/secrets/token.ts'

export interface NewMember {
  name: string
  role: Role
  lang: Lang
  email?: string | undefined
}

/** A one-time link, known only at this moment. */
export interface NewInvite {
  token: string
  /** ISO 8601, UTC. */
  expiresAt: string
}

/** A member without their sessions, which depend on the clock. `invitedUntil` may be past. */
export type StoredMember = Omit<StaffMember, 'sessions' | 'version'>

type Row = Omit<StoredMember, 'hasAccepted'> & { acceptedAt: string | null }

const select = `
  SELECT m.id, m.name, m.role, m.email, m.lang, m.created_at AS "createdAt", m.accepted_at AS "acceptedAt",
    m.last_seen_at AS "lastSeenAt",
    (SELECT MAX(i.expires_at) FROM staff_invites i WHERE i.member_id = m.id) AS "invitedUntil",
    (SELECT COUNT(*) FROM staff_passkeys p WHERE p.member_id = m.id) AS passkeys
  FROM staff_members m`

/** Members of the staff and their one-time links. Call functions that change something inside a transaction. */
export const createMemberQueries = (db: Database) => {
  const all = db.prepare<[], Row>(`${select} ORDER BY m.created_at, m.name`)
  const byId = db.prepare<[string], Row>(`${select} WHERE m.id = ?`)
  const byName = db.prepare<[string], Row>(`${select} WHERE lower(m.name) = lower(?)`)
  const byEmail = db.prepare<[string], Row>(`${select} WHERE lower(m.email) = lower(?)`)
  const insert = db.prepare<[Record<string, string | null>]>(`
    INSERT INTO staff_members (id, name, role, email, lang, created_at)
    VALUES (@id, @name, @role, @email, @lang, @createdAt)`)
  const setRole = db.prepare<[Role, string]>('UPDATE staff_members SET role = ? WHERE id = ?')
  const remove = db.prepare<[string]>('DELETE FROM staff_members WHERE id = ?')
  const accept = db.prepare<[string, string]>(
    'UPDATE staff_members SET accepted_at = coalesce(accepted_at, ?) WHERE id = ?',
  )
  const otherOwners = db
    .prepare<[string], number>(
      "SELECT COUNT(*) FROM staff_members WHERE role = 'owner' AND accepted_at IS NOT NULL AND id <> ?",
    )
    .pluck()
  const insertInvite = db.prepare<[Buffer, string, string]>(
    'INSERT INTO staff_invites (token_hash, member_id, expires_at) VALUES (?, ?, ?)',
  )
  const invite = db.prepare<[Buffer, string], { memberId: string; expiresAt: string }>(
    `SELECT member_id AS "memberId", expires_at AS "expiresAt" FROM staff_invites
    WHERE token_hash = ? AND expires_at > ?`,
  )
  const dropInvites = db.prepare<[string]>('DELETE FROM staff_invites WHERE member_id = ?')

  const found = async (id: string): Promise<StoredMember> => {
    const row = await byId.get(id)
    if (!row) throw new ApiError('member_not_found')
    return toMember(row)
  }
  const assertAnotherOwner = async ({ id, role, hasAccepted }: StoredMember) => {
    if (role === 'owner' && hasAccepted && (await otherOwners.get(id)) === 0) throw new ApiError('last_owner')
  }

  return {
    list: async (): Promise<StoredMember[]> => (await all.all()).map(toMember),
    /** @throws ApiError 'member_not_found' */
    byId: found,
    byName: async (name: string): Promise<StoredMember | undefined> => {
      const row = await byName.get(name)
      return row && toMember(row)
    },
    byEmail: async (email: string): Promise<StoredMember | undefined> => {
      const row = await byEmail.get(email)
      return row && toMember(row)
    },
    /** @throws ApiError 'name_taken', also if the address belongs to another member */
    add: async ({ name, role, lang, email }: NewMember, at: Date): Promise<StoredMember> => {
      const isTaken = (await byName.get(name)) ?? (email === undefined ? undefined : await byEmail.get(email))
      if (isTaken) throw new ApiError('name_taken')
      const id = randomUUID()
      await insert.run({ id, name, role, lang, email: email ?? null, createdAt: at.toISOString() })
      return found(id)
    },
    /**
     * Removes a member with passkeys, sessions and links.
     *
     * @throws ApiError 'member_not_found' or 'last_owner'
     */
    remove: async (id: string) => {
      await assertAnotherOwner(await found(id))
      await remove.run(id)
    },
    /**
     * Applies to every session of the member from its next request on.
     *
     * @throws ApiError 'member_not_found' or 'last_owner'
     */
    setRole: async (id: string, role: Role) => {
      const member = await found(id)
      if (role !== 'owner') await assertAnotherOwner(member)
      await setRole.run(role, id)
    },
    /** Adds a link. Earlier ones stay valid until one of them is used. */
    invite: async (memberId: string, at: Date): Promise<NewInvite> => {
      const { token, hash } = newToken()
      const expiresAt = new Date(at.getTime() + staffLimits.inviteHours * 60 * 60_000).toISOString()
      await insertInvite.run(hash, memberId, expiresAt)
      return { token, expiresAt }
    },
    dropInvites: async (memberId: string) => {
      await dropInvites.run(memberId)
    },
    /**
     * Returns the member that a link is for.
     *
     * @throws ApiError 'link_invalid' if it is used, expired or unknown
     */
    ofInvite: async (token: string, at: Date): Promise<{ member: StoredMember; expiresAt: string }> => {
      const row = await invite.get(hashToken(token), at.toISOString())
      if (!row) throw new ApiError('link_invalid')
      return { member: await found(row.memberId), expiresAt: row.expiresAt }
    },
    /** Uses up a link, together with all others of its member. */
    accept: async (memberId: string, at: Date) => {
      await dropInvites.run(memberId)
      await accept.run(at.toISOString(), memberId)
    },
  }
}

export type MemberQueries = ReturnType<typeof createMemberQueries>

const toMember = ({ acceptedAt, ...row }: Row): StoredMember => ({ ...row, hasAccepted: acceptedAt !== null })
