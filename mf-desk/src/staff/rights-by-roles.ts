import { hasRight, type Right, type Role, roles, rolesWith } from '@calm-rest/contract/staff'

export interface RightsOfRoles {
  /** That have them, and no other has. */
  roles: readonly Role[]
  rights: readonly Right[]
}

/** Every right once, with those who share it: what most may do comes first. */
export const rightsByRoles: readonly RightsOfRoles[] = (Object.keys(rolesWith) as Right[])
  .reduce<RightsOfRoles[]>((groups, right) => {
    const allowed = roles.filter((role) => hasRight(role, right))
    const group = groups.find((one) => one.roles.join() === allowed.join())
    if (!group) return [...groups, { roles: allowed, rights: [right] }]
    return groups.with(groups.indexOf(group), { ...group, rights: [...group.rights, right] })
  }, [])
  .toSorted((a, b) => b.roles.length - a.roles.length)
