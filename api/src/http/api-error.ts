import type { ErrorCode, FieldErrorCode } from '@calm-rest/contract/errors'

export interface FieldError {
  field: string
  code: FieldErrorCode
}

export interface ApiErrorDetails {
  fields?: FieldError[]
  /** Dollars; with price_changed. */
  totalPrice?: number
  /** With too_many_messages: the telephone of the property, for the words. */
  phone?: string
  /** With changed_meanwhile: what the request was about, as it is now. */
  current?: unknown
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
