import { randomUUID } from 'node:crypto'
import { type DeskLang, type RoleId, type StaffMember, staffLimits } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'
import {
  type HeldRoleRow,
  heldRoleColumns,
  heldRoleJoin,
  readHeldRole,
  toRoleColumns,
} from '../../core/held-role.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { hashToken, newToken } from '../../core/secrets/token.ts'

export interface NewMember {
  name: string
  role: RoleId
  lang: DeskLang
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

type Row = Omit<StoredMember, 'hasAccepted' | 'role' | 'roleName'> &
  HeldRoleRow & { acceptedAt: string | null }

const select = `
  SELECT m.id, m.name, ${heldRoleColumns}, m.email, m.lang, m.created_at AS "createdAt", m.accepted_at AS "acceptedAt",
    m.last_seen_at AS "lastSeenAt",
    (SELECT MAX(i.expires_at) FROM staff_invites i WHERE i.member_id = m.id) AS "invitedUntil",
    (SELECT COUNT(*) FROM staff_passkeys p WHERE p.member_id = m.id) AS passkeys
  FROM staff_members m ${heldRoleJoin}`

/** Members of the staff and their one-time links. Call functions that change something inside a transaction. */
export const createMemberQueries = (db: Database) => {
  const all = db.prepare<[], Row>(`${select} ORDER BY m.created_at, m.name`)
  const byId = db.prepare<[string], Row>(`${select} WHERE m.id = ?`)
  const byName = db.prepare<[string], Row>(`${select} WHERE lower(m.name) = lower(?)`)
  const byEmail = db.prepare<[string], Row>(`${select} WHERE lower(m.email) = lower(?)`)
  const insert = db.prepare<[Record<string, string | null>]>(`
    INSERT INTO staff_members (id, name, role, role_id, email, lang, created_at)
    VALUES (@id, @name, @role, @roleId, @email, @lang, @createdAt)`)
  const setRole = db.prepare<[string, string | null, string]>(
    'UPDATE staff_members SET role = ?, role_id = ? WHERE id = ?',
  )
  const remove = db.prepare<[string]>('DELETE FROM staff_members WHERE id = ?')
  const accept = db.prepare<[string, string]>(
    'UPDATE staff_members SET accepted_at = coalesce(accepted_at, ?) WHERE id = ?',
  )
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
      const columns = toRoleColumns(role)
      await insert.run({
        id,
        name,
        role: columns.role,
        roleId: columns.roleId,
        lang,
        email: email ?? null,
        createdAt: at.toISOString(),
      })
      return found(id)
    },
    /** Removes a member with passkeys, sessions and links. */
    remove: async (id: string) => {
      await remove.run(id)
    },
    /** Applies to every session of the member from its next request on. */
    setRole: async (id: string, role: RoleId) => {
      const columns = toRoleColumns(role)
      await setRole.run(columns.role, columns.roleId, id)
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

const toMember = ({ acceptedAt, heldRole, composedName, composedRights, ...row }: Row): StoredMember => {
  const { role, roleName } = readHeldRole({ heldRole, composedName, composedRights })
  return { ...row, role, roleName, hasAccepted: acceptedAt !== null }
}
