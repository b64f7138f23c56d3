import type { z } from 'zod'
import type { Right } from '../rights.ts'

/** What a call takes and answers. */
interface Shapes {
  params?: z.ZodObject
  query?: z.ZodType
  body?: z.ZodType
  /** Content types of a body that is a file as it is. */
  file?: readonly string[]
  /** Of the answer with 200, or with the status that it says. */
  answer: z.ZodType
  status?: 201 | 202
}

interface Staff {
  access: 'staff'
  right: Right
  /** Only within `staffLimits.proofMinutes` after a passkey was used; otherwise `proof_required`. */
  needsProof?: true
}

interface Address {
  method: 'get' | 'post'
  /** `{name}` stands for one segment. */
  path: string
}

/** Who may make a call of the staff API, where it is, and what it takes and answers. */
export type StaffCall = Address & (Staff | { access: 'anyone' }) & Shapes

type OfStaff = <const S extends Shapes>(path: string, right: Right, shapes: S) => Address & Staff & S

const at = (method: Address['method'], path: string) => ({ method, path: `/api/staff${path}` })

export const get: OfStaff = (path, right, shapes) => ({
  ...at('get', path),
  access: 'staff',
  right,
  ...shapes,
})

export const post: OfStaff = (path, right, shapes) => ({ ...get(path, right, shapes), method: 'post' })

/** For what a stolen cookie must not do: money that goes out, prices, what is sold, hours and telephones, the staff. */
export const postWithProof: OfStaff = (path, right, shapes) => ({
  ...post(path, right, shapes),
  needsProof: true,
})

/** Before anybody is signed in. */
export const postByAnyone = <const S extends Shapes>(path: string, shapes: S) => ({
  ...at('post', path),
  access: 'anyone' as const,
  ...shapes,
})
