import { hasRight, staffLimits } from '@calm-rest/contract/staff'
import { ApiError } from '../../core/http/api-error.ts'
import { provenanceOf } from '../../core/http/csrf.ts'
import type { StaffSession } from '../../core/http/env.ts'
import type { GuardDeps } from '../../core/http/guard.ts'
import { staffTokenOf } from './sessions/cookie.ts'
import type { StaffSessions } from './sessions/queries.ts'

interface AdmitDeps {
  sessions: StaffSessions
  publicUrl: string | undefined
  now: () => Date
}

const safe = ['GET', 'HEAD']

/** Until when the last use of a passkey counts as proof; undefined where it does not any more. */
export const provedUntilOf = ({ provedAt }: StaffSession, at: Date): string | undefined => {
  if (provedAt === null) return undefined
  const until = new Date(Date.parse(provedAt) + staffLimits.proofMinutes * 60_000)
  return until > at ? until.toISOString() : undefined
}

/**
 * Who of the staff may call a route: by the cookie of a session that is open, with the route's right, and where it says so
 * with a passkey that was used just now. The cookie comes with whatever a browser sends, so a write must come from our own
 * pages, and nothing that another site makes a browser ask is answered.
 *
 * @throws ApiError 'cross_site', 'unauthorized', 'forbidden' or 'proof_required'
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
    if (!hasRight(session.role, rule.right)) throw new ApiError('forbidden')
    if (rule.needsProof && provedUntilOf(session, at) === undefined) throw new ApiError('proof_required')
    return session
  }
