export {
  type BackendErrorBody,
  type BackendErrorCode,
  backendErrorStatus,
  backendErrorWords,
} from './errors.ts'
export {
  type BackendIdentity,
  type IdentityScope,
  identityAlgorithm,
  identityAudience,
  identityKeysPath,
  identityScopes,
} from './identity.ts'

/**
 * Headers of a request that the site passes on to a backend. None of them identifies a guest. `Authorization` goes
 * along only with a token that the site made for this very backend.
 */
export const backendRequestHeaders: readonly string[] = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'traceparent',
  'tracestate',
  'x-request-id',
]

/** Headers of a backend's answer that the site passes back. */
export const backendAnswerHeaders: readonly string[] = [
  'content-encoding',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
]

export const backendMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/**
 * Header of every request to a backend: the folder of the asking release's files, `/releases/mf-spa/1.0.0/`. No other
 * origin can send it without being asked first, and the site answers no such question.
 */
export const backendReleaseHeader = 'X-Release'
