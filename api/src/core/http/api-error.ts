import type { WorkChallenge } from '@calm-rest/contract/api'
import type { ErrorCode, FieldErrorCode } from '@calm-rest/contract/errors'

export interface FieldError {
  field: string
  code: FieldErrorCode
  /**
   * Minimum or maximum nights of a stay, with stay_too_short, stay_too_long and code_more_nights. Used for the words; not
   * part of the answer.
   */
  nights?: number
}

export interface ApiErrorDetails {
  /**
   * Why, in a plain English sentence that may name what to do instead: for logs and the command line. The answer over
   * HTTP has the words of the code.
   */
  why?: string
  fields?: FieldError[]
  /** In dollars; with price_changed. */
  totalPrice?: number
  /** With too_many_messages: telephone number of the property, for the words. */
  phone?: string
  /** With changed_meanwhile: the present state of what the request was about. */
  current?: unknown
  /** With proof_of_work_required. */
  challenge?: WorkChallenge
  /** The cap on nights that refused a booking or required evidence. Not part of the answer. */
  cap?: 'network' | 'mailbox' | 'day'
  /** Mean number of keys that a proof of work has to derive. Not part of the answer. */
  work?: number
  headers?: Record<string, string>
}

/** A rule of the API forbids what was asked. The code is one of the contract, which defines its status and words. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: ApiErrorDetails

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(details.why ?? code)
    this.name = 'ApiError'
    this.code = code
    this.details = details
  }
}

/** Returns whether it was refused with this code. */
export const isRefused = (cause: unknown, code: ErrorCode): boolean =>
  cause instanceof ApiError && cause.code === code

export const invalidFields = (...fields: FieldError[]) => new ApiError('invalid_request', { fields })
