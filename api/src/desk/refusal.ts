import { type ErrorCode, errorWords, fieldErrorWords } from '@calm-rest/contract/errors'
import { ActionRefused } from '../core/action-refused.ts'
import { isUnavailable } from '../core/database/failures.ts'
import { ApiError } from '../core/http/api-error.ts'

/** Words for the owner where those for guests would advise what only guests can do. */
const ownersWords: Partial<Record<ErrorCode, string>> = {
  room_not_found: errorWords.room_not_found.en,
  room_taken: 'At least one of these nights is taken or blocked.',
  booking_closed: 'Too late: this booking can no longer be changed that way.',
  capacity_exceeded: 'That is more guests than this room has beds for.',
}

const wordsOf = ({ code, details }: ApiError): string => {
  const fields = (details.fields ?? []).map(({ field, code: why }) => `${field}: ${fieldErrorWords[why].en}`)
  const own = ownersWords[code]
  return own ?? (fields.length > 0 ? fields.join(' ') : errorWords[code].en)
}

/**
 * Returns an `ActionRefused` if a rule of the API forbids the action, for owners as for guests; any other error
 * unchanged.
 */
export const refusalOf = (cause: unknown): unknown => {
  if (cause instanceof ApiError) return new ActionRefused(wordsOf(cause))
  if (!isUnavailable(cause)) return cause
  return new Error(`${errorWords.unavailable.en} Nothing has changed. (${(cause as Error).message})`, {
    cause,
  })
}
