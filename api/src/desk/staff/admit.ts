import { staffLimits } from '@calm-rest/contract/staff'
import type { Context } from 'hono'
import { ApiError } from '../../core/http/api-error.ts'
import { provenanceOf } from '../../core/http/csrf.ts'
import type { ApiEnv, StaffSession } from '../../core/http/env.ts'
import type { GuardDeps } from '../../core/http/guard.ts'
import { staffTokenOf } from './sessions/cookie.ts'
import type { StaffSessions } from './sessions/queries.ts'

interface AdmitDeps {
  sessions: StaffSessions
  publicUrl: string | undefined
  now: () => Date
}

const safe = ['GET', 'HEAD']

/** Returns until when the last use of a passkey counts as proof; undefined once it has expired. */
export const provedUntilOf = ({ provedAt }: StaffSession, at: Date): string | undefined => {
  if (provedAt === null) return undefined
  const until = new Date(Date.parse(provedAt) + staffLimits.proofMinutes * 60_000)
  return until > at ? until.toISOString() : undefined
}

/** Returns whether one of our own pages asks for a member of the staff, with whatever rights. */
export const createIsStaff =
  ({ sessions, publicUrl, now }: AdmitDeps) =>
  async (c: Context<ApiEnv>): Promise<boolean> => {
    const token = staffTokenOf(c)
    if (token === undefined || provenanceOf(c, publicUrl) === 'foreign') return false
    return (await sessions.find(token, now())) !== undefined
  }

/**
 * Admits members of the staff to a route: by the cookie of an open session, with the route's right, and if required
 * with a passkey that was used just now. Browsers add the cookie to every request, so a write must come from our own
 * pages, and requests caused by other sites are refused.
 *
 * @throws ApiError 'cross_site', 'unauthorized', 'forbidden', 'passkey_sign_in' or 'proof_required'
 */
export const createAdmitStaff =
  ({ sessions, publicUrl, now }: AdmitDeps): GuardDeps['admitStaff'] =>
  async (c, rule) => {
    const provenance = provenanceOf(c, publicUrl)
    if (provenance === 'foreign') throw new ApiError('cross_site')
    const token = staffTokenOf(c)
    if (token === undefined) throw new ApiError('unauthorized')
    if (provenance !== 'own' && !safe.includes(c.req.method)) throw new ApiError('cross_site')
    const at = now()
    const session = await sessions.find(token, at)
    if (!session) throw new ApiError('unauthorized')
    const { right, needsProof } = rule
    if (session.rightsByPasskey.includes(right)) throw new ApiError('passkey_sign_in')
    if (!session.rights.includes(right)) throw new ApiError('forbidden')
    if (needsProof && provedUntilOf(session, at) === undefined) throw new ApiError('proof_required')
    return session
  }
