import type { Right } from '../rights.ts'

/** `{name}` stands for one segment. */
type StaffPath = `/api/staff/${string}`

/** Who may call a route of the staff API, and where it is. */
export type StaffRoute = {
  method: 'get' | 'post'
  path: StaffPath
} & (
  | { access: 'anyone' }
  | {
      access: 'staff'
      right: Right
      /** Only within `staffLimits.proofMinutes` after a passkey was used; otherwise `proof_required`. */
      needsProof?: true
    }
)

type OfStaff = (path: StaffPath, right: Right) => StaffRoute

export const get: OfStaff = (path, right) => ({ method: 'get', path, access: 'staff', right })

export const post: OfStaff = (path, right) => ({ method: 'post', path, access: 'staff', right })

/** For what a stolen cookie must not do: money that goes out, prices, what is sold, hours and telephones, the staff. */
export const postWithProof: OfStaff = (path, right) => ({ ...post(path, right), needsProof: true })

/** Before anybody is signed in. */
export const postByAnyone = (path: StaffPath): StaffRoute => ({ method: 'post', path, access: 'anyone' })
