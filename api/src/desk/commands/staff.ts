import { type NewMemberInput, type RoleId, type StaffMember, siteLangOf } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { fieldErrorsOf } from '../../core/http/field-errors.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { createMemberQueries, type NewInvite, type StoredMember } from '../../identity/index.ts'
import { createStaffSessions } from '../staff/sessions/queries.ts'
import type { DeskDeps } from './deps.ts'
import { createPermitStaffAct } from './permit-staff-act.ts'
import { roleFactsOf } from './roles.ts'

export type DeskMember = Omit<StaffMember, 'version'>

/** A member with the token of a one-time link, which is not stored. */
export interface InvitedMember extends NewInvite {
  member: DeskMember
}

/** Members of the front desk. */
export const createDeskStaffCommands = ({ db, recorder, now, held }: DeskDeps) => {
  const members = createMemberQueries(db)
  const sessions = createStaffSessions(db)
  const outbox = outboxOf(db)
  const permit = createPermitStaffAct(db, held)

  const toMember = async (stored: StoredMember): Promise<DeskMember> => {
    const { invitedUntil } = stored
    const isInvited = invitedUntil !== null && invitedUntil > now().toISOString()
    const open = await sessions.ofMember(stored.id, now())
    return { ...stored, invitedUntil: isInvited ? invitedUntil : null, sessions: open.length }
  }
  const factsOf = async (name: string) => {
    const member = await members.byName(name)
    return member ? roleFactsOf(member) : null
  }
  /** Returns a link, and mails another to a member with an address. Only inside a transaction. */
  const invite = async (member: StoredMember, at: Date): Promise<NewInvite> => {
    const lang = siteLangOf(member.lang)
    const payload = { memberId: member.id }
    const mail = { kind: 'staff-invite', payload, lang, createdAt: at.toISOString() } as const
    if (member.email !== null) await outbox.add(mail)
    return members.invite(member.id, at)
  }

  return {
    /** Oldest first. */
    list: async (): Promise<DeskMember[]> => Promise.all((await members.list()).map(toMember)),
    /** @throws ApiError 'member_not_found' */
    find: async (name: string): Promise<DeskMember> => {
      const found = await members.byName(name)
      if (!found) throw new ApiError('member_not_found')
      return toMember(found)
    },
    /** @throws ApiError 'member_not_found' */
    byId: async (id: string): Promise<DeskMember> => toMember(await members.byId(id)),
    /**
     * Adds a member, who starts with a one-time link.
     *
     * @throws ApiError 'invalid_request', 'name_taken', 'role_not_found' or 'right_not_held'
     */
    invite: async (given: NewMemberInput): Promise<InvitedMember> => {
      const parsed = staffCalls.inviteMember.body.safeParse(given)
      if (!parsed.success) throw invalidFields(...fieldErrorsOf(parsed.error, given))
      const at = now()
      let made: { stored: StoredMember; link: NewInvite } | undefined
      await recorder.added({ action: 'staff invite', at }, async () => {
        await permit({ act: 'invite', role: parsed.data.role })
        const stored = await members.add(parsed.data, at)
        made = { stored, link: await invite(stored, at) }
        return { subject: stored.name, after: roleFactsOf(stored) }
      })
      const { stored, link } = made as NonNullable<typeof made>
      return { member: await toMember(await members.byId(stored.id)), ...link }
    },
    /**
     * Creates another link, for a new phone or a lost link.
     *
     * @throws ApiError 'member_not_found' or 'right_not_held': a link is the access of its member
     */
    inviteAgain: async (id: string): Promise<InvitedMember> => {
      const at = now()
      let made: { stored: StoredMember; link: NewInvite } | undefined
      await recorder.added({ action: 'staff invite again', at }, async () => {
        await permit({ act: 'invite again', member: id })
        const stored = await members.byId(id)
        made = { stored, link: await invite(stored, at) }
        return { subject: stored.name, after: roleFactsOf(stored) }
      })
      const { stored, link } = made as NonNullable<typeof made>
      return { member: await toMember(await members.byId(stored.id)), ...link }
    },
    /**
     * Applies to every session from its next request on.
     *
     * @throws ApiError 'member_not_found', 'role_not_found', 'right_not_held' or 'last_owner'
     */
    setRole: async (id: string, role: RoleId): Promise<void> => {
      const { name } = await members.byId(id)
      await recorder.changed(
        { action: 'staff role', subject: name, at: now(), read: () => factsOf(name) },
        async () => {
          await permit({ act: 'set role', member: id, role })
          await members.setRole(id, role)
        },
      )
    },
    /**
     * Removes the member with passkeys, sessions and links.
     *
     * @throws ApiError 'member_not_found', 'right_not_held' or 'last_owner'
     */
    remove: async (id: string): Promise<void> => {
      const { name } = await members.byId(id)
      await recorder.changed(
        { action: 'staff remove', subject: name, at: now(), read: () => factsOf(name) },
        async () => {
          await permit({ act: 'remove', member: id })
          await members.remove(id)
        },
      )
    },
    /**
     * Signs a member out everywhere; returns the number of ended sessions.
     *
     * @throws ApiError 'member_not_found' or 'right_not_held'
     */
    endSessions: async (id: string): Promise<number> => {
      let ended = 0
      await recorder.added({ action: 'staff sign out', at: now() }, async () => {
        await permit({ act: 'sign out', member: id })
        const { name } = await members.byId(id)
        ended = await sessions.endAll(id)
        return { subject: name, after: { sessions: ended } }
      })
      return ended
    },
  }
}
