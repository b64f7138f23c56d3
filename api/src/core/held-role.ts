import { isPreset, type Right, type RoleId, rights, rightsOf } from '@calm-rest/contract/staff'

/** Columns of a member's role, for `readHeldRole`: of staff_members as `m`, joined as `heldRoleJoin` has it. */
export const heldRoleColumns = `
  coalesce(m.role_id, m.role) AS "heldRole", r.name AS "composedName", r.rights AS "composedRights"`

export const heldRoleJoin = 'LEFT JOIN staff_roles r ON r.id = m.role_id'

export interface HeldRoleRow {
  heldRole: string
  /** Null for a role that nobody composed, or that is gone. */
  composedName: string | null
  /** JSON. */
  composedRights: string | null
}

/** A role with its rights. */
export interface StoredRole {
  role: RoleId
  roleName: string | null
  rights: readonly Right[]
}

/** Rights among all, in their order and with 'own session', whatever else is listed. */
export const readRights = (listed: readonly string[]): Right[] =>
  rights.filter((right) => right === 'own session' || listed.includes(right))

/** Returns the role of a member. One that is neither stored nor known has no right but 'own session'. */
export const readHeldRole = ({ heldRole, composedName, composedRights }: HeldRoleRow): StoredRole => {
  if (isPreset(heldRole)) return { role: heldRole, roleName: null, rights: rightsOf(heldRole) }
  if (composedRights === null) return { role: 'none', roleName: null, rights: readRights([]) }
  return { role: heldRole, roleName: composedName, rights: readRights(JSON.parse(composedRights)) }
}

/** Roles that code from before composed roles knows, from the fewest rights to the most. */
export const formerRoles = ['housekeeping', 'desk', 'owner'] as const

/** How a role is stored: older code, which runs during an upgrade, reads `role` alone. */
export const toRoleColumns = (role: RoleId): { role: string; roleId: string | null } =>
  formerRoles.some((former) => former === role)
    ? { role, roleId: null }
    : { role: formerRoles[0], roleId: role }
