import type { ErrorCode } from '@calm-rest/contract/errors'
import type { Role } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import type { HttpBindings } from '@hono/node-server'

/** Whose request it is, by its access token. */
export interface Member {
  userId: string
  sessionId: string
}

/** A member of the staff, by the cookie of a session of the front desk. */
export interface StaffSession {
  id: string
  memberId: string
  name: string
  role: Role
  signedInBy: 'passkey' | 'code'
  /** Moments are ISO 8601, UTC. */
  endsAt: string
  lastSeenAt: string
  /** When a passkey was used last in it. */
  provedAt: string | null
}

/** Variables of a request that middleware sets. */
export interface ApiEnv {
  /** Absent where a test calls the app without a server. */
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    lang: Lang
    /** The member who is signed in, by a valid access token. */
    member?: Member
    /** The member of the staff on a route of the front desk. */
    staff?: StaffSession
    /** Origin of a partner's page that books; an active partner has registered it. */
    partnerOrigin?: string
    /** Called by a cacheable route before it reads: its answer may be cached. */
    beginCaching?: () => void
    /** Code of the error that was answered. */
    errorCode?: ErrorCode
    /** Properties that one call adds to its error bodies; `words` is the text for people. */
    failureShape?: (words: string) => Record<string, unknown>
  }
}
