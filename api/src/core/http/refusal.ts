import { Refused } from '@calm-rest/command/outcomes'
import { type ErrorCode, errorWords, fieldErrorWords } from '@calm-rest/contract/errors'
import { isUnavailable } from '../database/failures.ts'
import { ApiError } from './api-error.ts'

/** Words for the owner where those for guests would advise what only guests can do. */
const ownersWords: Partial<Record<ErrorCode, string>> = {
  room_not_found: errorWords.room_not_found.en,
  room_taken: 'At least one of these nights is taken or blocked.',
  booking_closed: 'Too late: this booking can no longer be changed that way.',
  capacity_exceeded: 'That is more guests than this room has beds for.',
}

const wordsOf = ({ code, details }: ApiError): string => {
  const { why, fields = [] } = details
  const wrong = fields.map(({ field, code: rule }) => `${field}: ${fieldErrorWords[rule].en}`)
  return why ?? ownersWords[code] ?? (wrong.length > 0 ? wrong.join(' ') : errorWords[code].en)
}

/** Converts an error of the API for the command line: one that a rule caused to `Refused`, others stay faults. */
export const refusalOf = (cause: unknown): unknown => {
  if (cause instanceof ApiError) return new Refused(wordsOf(cause), { cause })
  if (!isUnavailable(cause)) return cause
  return new Error(`${errorWords.unavailable.en} Nothing has changed. (${(cause as Error).message})`, {
    cause,
  })
}
