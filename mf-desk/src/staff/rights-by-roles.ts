import { hasRight, type Right, type Role, roles, rolesWith } from '@calm-rest/contract/staff'

export interface RightsOfRoles {
  /** That have them, and no other has. */
  roles: readonly Role[]
  rights: readonly Right[]
}

const rights = Object.keys(rolesWith) as Right[]
const rolesOf = (right: Right) => roles.filter((role) => hasRight(role, right))
const keyOf = (right: Right) => rolesOf(right).join(' ')

/** Every right once, with its roles: the most common rights come first. */
export const rightsByRoles: readonly RightsOfRoles[] = rights
  .filter((right, i) => i === rights.findIndex((other) => keyOf(other) === keyOf(right)))
  .map((first) => ({
    roles: rolesOf(first),
    rights: rights.filter((right) => keyOf(right) === keyOf(first)),
  }))
  .toSorted((a, b) => b.roles.length - a.roles.length)
