import type { Right } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { createMemberQueries, createRoleQueries, refusalOf, type StaffAct } from '../../identity/index.ts'

/**
 * Throws why a session with these rights may not do something about members and roles. Call it inside the
 * transaction of the act.
 *
 * @throws ApiError 'right_not_held', 'last_owner', 'member_not_found', 'role_not_found', 'role_fixed' or 'role_in_use'
 */
export const createPermitStaffAct = (db: Database, held: readonly Right[]) => {
  const members = createMemberQueries(db)
  const roles = createRoleQueries(db)
  return async (act: StaffAct): Promise<void> => {
    const named = await roles.list()
    const refusal = refusalOf(
      { roles: new Map(named.map(({ id, rights }) => [id, rights])), members: await members.list() },
      held,
      act,
    )
    if (refusal !== undefined) throw new ApiError(refusal)
  }
}
