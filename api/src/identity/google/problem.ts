import type { GoogleProblem } from '@calm-rest/contract/widget'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'

/** Problems in the window. Only the page can see that it was blocked or closed. */
export type WindowProblem = Exclude<GoogleProblem, 'popup_blocked' | 'popup_closed'>

/** Why a sign-in at the provider failed, and what the log may contain: never what was sent. */
export interface Unproven {
  problem: WindowProblem
  reason: string
}

/** Distinguishes a refusal, a missing answer, and an untrustworthy answer. */
export const unprovenBy = (cause: unknown): Unproven => {
  if (cause instanceof AuthorizationResponseError) {
    return { problem: problemOfAnswer(cause.error), reason: 'provider_said_no' }
  }
  if (isUnreachable(cause)) return { problem: 'network', reason: 'provider_unreachable' }
  return { problem: 'refused', reason: codeOf(cause) }
}

const problemOfAnswer = (error: string): WindowProblem => {
  if (error === 'access_denied') return 'cancelled'
  return error === 'server_error' || error === 'temporarily_unavailable' ? 'network' : 'refused'
}

const isUnreachable = (cause: unknown): boolean => {
  if (cause instanceof ResponseBodyError) return cause.status >= 500
  // Node's fetch reports an incomplete answer only by its message
  if (cause instanceof TypeError) return cause.message === 'fetch failed' || cause.message === 'terminated'
  if (!(cause instanceof ClientError)) return false
  if (cause.code === 'OAUTH_TIMEOUT') return true
  // the server replaces the global Response, so its class cannot be compared
  const { cause: answer } = cause
  return answer instanceof Object && 'status' in answer && Number(answer.status) >= 500
}

/** The library's own code, such as OAUTH_JWT_TIMESTAMP_CHECK_FAILED. */
const codeOf = (cause: unknown) =>
  cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : 'unknown'
