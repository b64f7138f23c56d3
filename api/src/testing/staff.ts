import type { Role } from '@calm-rest/contract/staff'
import type { ApiOptions } from '../index.ts'
import { joinStaff } from './staff-calls.ts'
import { openTestApi, testNow } from './test-api.ts'

export {
  acceptWith,
  callStaff,
  inviteTo,
  joinStaff,
  origin,
  signInWith,
  staffCookie,
  staffHeaders,
  staffTokenIn,
} from './staff-calls.ts'

/** The whole API with a clock that a test sets, and somebody of the staff. */
export const openTestStaff = async (role: Role = 'owner', options: Partial<ApiOptions> = {}) => {
  let now = testNow
  const api = await openTestApi({ now: () => now, ...options })
  const staff = await joinStaff(api, role)
  return {
    api,
    ...staff,
    /** Another day, on which they have signed in. */
    setClock: async (iso: string) => {
      now = new Date(iso)
      await staff.signIn()
    },
  }
}
