import type { ErrorCode } from '@calm-rest/contract/errors'
import { isPreset, type Right, type RoleId } from '@calm-rest/contract/staff'

/** Who works at the property, as far as rights go. */
export interface Staff {
  /** Rights of each role, also of those that every property has. */
  roles: ReadonlyMap<RoleId, readonly Right[]>
  members: readonly { id: string; role: RoleId; hasAccepted: boolean }[]
}

/** What a member with the right 'manage staff' may want to do. */
export type StaffAct =
  | { act: 'invite'; role: RoleId }
  /** A new link, the end of sessions, or the end of the membership. */
  | { act: 'invite again' | 'sign out' | 'remove'; member: string }
  | { act: 'set role'; member: string; role: RoleId }
  | { act: 'add role'; rights: readonly Right[] }
  | { act: 'change role'; role: RoleId; rights: readonly Right[] }
  | { act: 'remove role'; role: RoleId; moveTo?: RoleId | undefined }

export const covers = (held: readonly Right[], wanted: readonly Right[]): boolean =>
  wanted.every((right) => held.includes(right))

const isOwner = ({ role, hasAccepted }: Staff['members'][number]) => role === 'owner' && hasAccepted

/**
 * Returns why an act is refused, or undefined. `held` are the rights of the session that acts. Nobody gives, takes or
 * changes a right that they lack: not by a role, not by the role of a member, and not by a link to a member's access.
 * An owner always stays, and the roles that every property has do not change.
 */
export const refusalOf = (staff: Staff, held: readonly Right[], act: StaffAct): ErrorCode | undefined => {
  const { roles, members } = staff
  if (!held.includes('manage staff')) return 'forbidden'
  /** A role that is gone gives no rights, and anybody may replace it. */
  const lacks = (role: RoleId) => !covers(held, roles.get(role) ?? [])
  const member = 'member' in act ? members.find(({ id }) => id === act.member) : undefined
  if ('member' in act && !member) return 'member_not_found'
  if (member && lacks(member.role)) return 'right_not_held'
  if ('role' in act && !roles.has(act.role)) return 'role_not_found'
  if ('role' in act && lacks(act.role)) return 'right_not_held'
  const leaves = act.act === 'remove' || (act.act === 'set role' && act.role !== 'owner')
  if (member && leaves && isOwner(member) && !members.some((one) => one !== member && isOwner(one)))
    return 'last_owner'
  if (act.act === 'add role' || act.act === 'change role') {
    if (act.act === 'change role' && isPreset(act.role)) return 'role_fixed'
    if (!covers(held, act.rights)) return 'right_not_held'
  }
  if (act.act === 'remove role') {
    if (isPreset(act.role)) return 'role_fixed'
    const { moveTo } = act
    if (moveTo === undefined) return members.some(({ role }) => role === act.role) ? 'role_in_use' : undefined
    if (moveTo === act.role || !roles.has(moveTo)) return 'role_not_found'
    if (lacks(moveTo)) return 'right_not_held'
  }
  return undefined
}
