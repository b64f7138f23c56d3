import type { RoleId } from '@calm-rest/contract/staff'
import type { ApiOptions } from '../index.ts'
import { joinStaff } from './staff-calls.ts'
import { openTestApi, testNow } from './test-api.ts'

export {
  acceptWith,
  callStaff,
  inviteTo,
  joinByMail,
  joinStaff,
  origin,
  signInWith,
  staffCookie,
  staffHeaders,
  staffTokenIn,
} from './staff-calls.ts'

/** The whole API with a settable clock, and a member of the staff. */
export const openTestStaff = async (role: RoleId = 'owner', options: Partial<ApiOptions> = {}) => {
  let now = testNow
  const api = await openTestApi({ now: () => now, ...options })
  const staff = await joinStaff(api, role)
  return {
    api,
    ...staff,
    /** Sets the clock to another day, and signs in. */
    setClock: async (iso: string) => {
      now = new Date(iso)
      await staff.signIn()
    },
  }
}
