import type { NewRoleInput, RoleId, StaffRole } from '@calm-rest/contract/staff'
import { isPreset } from '@calm-rest/contract/staff'
import { ApiError } from '../../core/http/api-error.ts'
import { covers, createMemberQueries, createRoleQueries, type NamedRole } from '../../identity/index.ts'
import type { DeskDeps } from './deps.ts'
import { createPermitStaffAct } from './permit-staff-act.ts'

/** A role as the desk shows it. */
export type DeskRole = Omit<StaffRole, 'version'>

/** Roles that the owner composes. */
export const createDeskRoleCommands = ({ db, recorder, now, held }: DeskDeps) => {
  const members = createMemberQueries(db)
  const roles = createRoleQueries(db)
  const permit = createPermitStaffAct(db, held)

  const list = async (): Promise<DeskRole[]> => {
    const all = await members.list()
    return (await roles.list()).map(({ id, name, rights }) => ({
      id,
      name,
      rights: [...rights],
      isComposed: !isPreset(id),
      mayGive: covers(held, rights),
      members: all.filter(({ role }) => role === id).length,
    }))
  }
  const byId = async (id: RoleId): Promise<DeskRole> => {
    const found = (await list()).find((role) => role.id === id)
    if (!found) throw new ApiError('role_not_found')
    return found
  }
  const factsOf = ({ name, rights }: Pick<NamedRole, 'name' | 'rights'>) => ({
    name: String(name),
    rights: rights.join(', '),
  })

  return {
    /** Those that every property has first. */
    list,
    /** @throws ApiError 'role_not_found' */
    byId,
    /** @throws ApiError 'right_not_held' or 'role_name_taken' */
    add: async (role: NewRoleInput): Promise<DeskRole> => {
      const at = now()
      let id: RoleId = ''
      await recorder.added({ action: 'staff role add', at }, async () => {
        await permit({ act: 'add role', rights: role.rights })
        id = await roles.add(role, at)
        const { name, rights } = await byId(id)
        return { subject: role.name, after: factsOf({ name, rights }) }
      })
      return byId(id)
    },
    /**
     * Applies to every session of its members from their next request on.
     *
     * @throws ApiError 'right_not_held', 'role_not_found', 'role_fixed' or 'role_name_taken'
     */
    change: async (id: RoleId, role: NewRoleInput): Promise<void> => {
      const { name } = await byId(id)
      const read = async () => factsOf(await byId(id))
      await recorder.changed(
        { action: 'staff role change', subject: name ?? id, at: now(), read },
        async () => {
          await permit({ act: 'change role', role: id, rights: role.rights })
          await roles.change(id, role)
        },
      )
    },
    /**
     * Removes a role. Its members get the role `moveTo`, with a line of each in the log.
     *
     * @throws ApiError 'right_not_held', 'role_not_found', 'role_fixed' or 'role_in_use'
     */
    remove: async (id: RoleId, moveTo?: RoleId): Promise<void> => {
      const { name } = await byId(id)
      const at = now()
      const read = async () => {
        const found = (await roles.list()).find((role) => role.id === id)
        return found ? factsOf(found) : null
      }
      await recorder.changed({ action: 'staff role remove', subject: name ?? id, at, read }, async () => {
        await permit({ act: 'remove role', role: id, moveTo })
        if (moveTo !== undefined)
          for (const member of (await members.list()).filter(({ role }) => role === id)) {
            const readRole = async () => roleFactsOf(await members.byId(member.id))
            await recorder.changed({ action: 'staff role', subject: member.name, at, read: readRole }, () =>
              members.setRole(member.id, moveTo),
            )
          }
        await roles.remove(id)
      })
    },
  }
}

/** The role of a member in the audit log. */
export const roleFactsOf = ({ role, roleName }: { role: RoleId; roleName: string | null }) => ({
  role: roleName ?? role,
})
