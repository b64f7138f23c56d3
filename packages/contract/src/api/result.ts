import type { ErrorCode } from '../errors/codes.ts'
import type { Lang } from '../lang.ts'
import type { ErrorBody } from '../schemas/index.ts'

/** Result of a call. Nothing is thrown for a failure that can happen; the caller decides what to show. */
export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure }

/** Why a call has no value. Only `api` has an error code of the contract. */
export type Failure =
  /** The API answered with an error. */
  | { kind: 'api'; status: number; code: ErrorCode; body: ErrorBody }
  /** No answer: offline, refused, timed out. */
  | { kind: 'network' }
  /** An answer that is not the contract's. */
  | { kind: 'unexpected'; status: number }
  /** The caller aborted. */
  | { kind: 'aborted' }

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Language of texts and errors in the answer; else the client's own. */
  lang?: Lang | undefined
}
