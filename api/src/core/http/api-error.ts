import type { WorkChallenge } from '@calm-rest/contract/api'
import type { ErrorCode, FieldErrorCode } from '@calm-rest/contract/errors'

export interface FieldError {
  field: string
  code: FieldErrorCode
  /** That a stay must or may have, with stay_too_short and stay_too_long, for their words; not part of the answer. */
  nights?: number
}

export interface ApiErrorDetails {
  fields?: FieldError[]
  /** Dollars; with price_changed. */
  totalPrice?: number
  /** With too_many_messages: the telephone of the property, for the words. */
  phone?: string
  /** With changed_meanwhile: what the request was about, as it is now. */
  current?: unknown
  /** With proof_of_work_required. */
  challenge?: WorkChallenge
  /** Of nights, that refused a booking or asked for evidence; not part of the answer. */
  cap?: 'network' | 'mailbox' | 'day'
  /** Mean number of keys that a proof of work has to derive; not part of the answer. */
  work?: number
  headers?: Record<string, string>
}

/** A failure that the contract names. Its status and words come from there. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: ApiErrorDetails

  constructor(code: ErrorCode, details: ApiErrorDetails = {}) {
    super(code)
    this.name = 'ApiError'
    this.code = code
    this.details = details
  }
}

export const invalidFields = (...fields: FieldError[]) => new ApiError('invalid_request', { fields })
