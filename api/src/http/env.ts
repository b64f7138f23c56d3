import type { ErrorCode } from '@calm-rest/contract/errors'
import type { Lang } from '@calm-rest/contract/widget'
import type { HttpBindings } from '@hono/node-server'

/** Whose request it is, by its access token. */
export interface Member {
  userId: string
  sessionId: string
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
