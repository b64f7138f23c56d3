import type { ErrorBody, Failure } from '@calm-rest/contract/api'
import { isHTTPError } from 'ky'

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'code' in value && 'error' in value

/** Failure by its cause, as a value. An abort is told apart, so that nobody shows an error for it. */
export const toFailure = (cause: unknown): Failure => {
  if (isHTTPError(cause)) {
    const { status } = cause.response
    const body = cause.data
    return isErrorBody(body) ? { kind: 'api', status, code: body.code, body } : { kind: 'unexpected', status }
  }
  if (cause instanceof Error && cause.name === 'AbortError') return { kind: 'aborted' }
  // a 200 whose body is not JSON: a proxy's page, not the API
  if (cause instanceof SyntaxError) return { kind: 'unexpected', status: 200 }
  return { kind: 'network' }
}
