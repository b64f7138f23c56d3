import { type ErrorCode, errorWords, fieldErrorWords } from '@calm-rest/contract/errors'
import { isUnavailable } from '../database/failures.ts'
import { ApiError } from '../http/api-error.ts'

/** What the owner asked for cannot be done; the message says why, and what to do. Nothing has changed. */
export class DeskRefused extends Error {
  override name = 'DeskRefused'
}

/** What a guest is told to do is not always what the owner can do. */
const ownersWords: Partial<Record<ErrorCode, string>> = {
  room_taken: 'At least one of these nights is taken or blocked.',
  booking_closed: 'Too late: this booking can no longer be changed that way.',
  capacity_exceeded: 'That is more guests than this room has beds for.',
}

/** A rule of the API said no: the same rules hold for the owner as for guests. */
const wordsOf = ({ code, details }: ApiError): string => {
  const fields = (details.fields ?? []).map(({ field, code: why }) => `${field}: ${fieldErrorWords[why].en}`)
  const own = ownersWords[code]
  return own ?? (fields.length > 0 ? fields.join(' ') : errorWords[code].en)
}

/** As a `DeskRefused` where a rule forbids it; whatever else is thrown is a fault and stays one. */
export const refusalOf = (cause: unknown): unknown => {
  if (cause instanceof ApiError) return new DeskRefused(wordsOf(cause))
  if (!isUnavailable(cause)) return cause
  return new Error(`${errorWords.unavailable.en} Nothing has changed. (${(cause as Error).message})`, {
    cause,
  })
}
