import type { ErrorCode } from '@calm-rest/contract/errors'
import type { Right, RoleId } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import type { HttpBindings } from '@hono/node-server'

/** The account holder of a request, by its access token. */
export interface AccountHolder {
  userId: string
  sessionId: string
}

/** A member of the staff, from the session cookie of the front desk. */
export interface StaffSession {
  id: string
  memberId: string
  name: string
  role: RoleId
  /** Null for a role that every property has. */
  roleName: string | null
  /** What this session may do. */
  rights: readonly Right[]
  /** Rights of the role that this session lacks, since it began by a mailed code. */
  rightsByPasskey: readonly Right[]
  signedInBy: 'passkey' | 'code'
  /** Moments are ISO 8601, UTC. */
  endsAt: string
  lastSeenAt: string
  /** When the session last used a passkey. */
  provedAt: string | null
}

/** Variables of a request that middleware sets. */
export interface ApiEnv {
  /** Undefined where a test calls the app without a server. */
  Bindings: Partial<HttpBindings> & {
    /** The server of our own pages calls, without the network: no request from outside can have it. */
    isOwnServer?: boolean
  }
  Variables: {
    requestId: string
    lang: Lang
    /** The signed-in guest, from a valid access token. */
    accountHolder?: AccountHolder
    /** The member of the staff on a route of the front desk. */
    staff?: StaffSession
    /** Origin of the partner's page that books. An active partner has registered it. */
    partnerOrigin?: string
    /** A cacheable route calls it before it reads, so that its answer may be cached. */
    beginCaching?: () => void
    /** Code of the error in the answer. */
    errorCode?: ErrorCode
    /** Properties that one call adds to its error bodies; `words` is the text for people. */
    failureShape?: (words: string) => Record<string, unknown>
  }
}
