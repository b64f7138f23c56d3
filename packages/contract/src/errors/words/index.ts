import type { ErrorCode } from '../codes.ts'
import { accessWords } from './access.ts'
import { bookingWords } from './bookings.ts'
import { deskWords } from './desk.ts'
import { propertyWords } from './property.ts'
import { requestWords } from './requests.ts'
import { reviewWords } from './reviews.ts'
import { staffWords } from './staff.ts'
import type { Words } from './words.ts'

export { fieldErrorWords, stayLengthWords } from './fields.ts'

/**
 * Words of every error, by language. The API picks the language of the request; no browser loads this table.
 */
export const errorWords: Record<ErrorCode, Words> = {
  ...requestWords,
  ...bookingWords,
  ...reviewWords,
  ...accessWords,
  ...staffWords,
  ...deskWords,
  ...propertyWords,
}
