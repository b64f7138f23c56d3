import { ObjectStoreFailed } from './object-store.ts'

/** The client library's error, as far as it is used. */
interface Thrown {
  name?: string
  code?: string
  $metadata?: { httpStatusCode?: number }
}

const statusOf = (cause: unknown) => (cause as Thrown).$metadata?.httpStatusCode

/** A missing bucket tells nothing about an object. */
export const isMissing = (cause: unknown) =>
  statusOf(cause) === 404 && (cause as Thrown).name !== 'NoSuchBucket'

/** The object still has the ETag of the request (304). */
export const isSame = (cause: unknown) => statusOf(cause) === 304

/**
 * Another writer was first: the condition does not hold (412), two wrote at once (409), or the object to
 * replace is gone (404).
 */
export const isLost = (cause: unknown) =>
  statusOf(cause) === 412 || statusOf(cause) === 409 || isMissing(cause)

/** ECONNREFUSED, TimeoutError, AccessDenied, NoSuchBucket, SlowDown … */
const codeOf = (cause: unknown): string => {
  const { code, name } = cause as Thrown
  return code ?? name ?? 'unknown'
}

/**
 * Converts the cause to `ObjectStoreFailed` with the store's code; an `ObjectStoreFailed` is returned as it
 * is.
 */
export const asFailed = (store: string, cause: unknown) =>
  cause instanceof ObjectStoreFailed ? cause : new ObjectStoreFailed(store, codeOf(cause), cause)
