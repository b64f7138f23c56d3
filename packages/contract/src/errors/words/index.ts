import type { ErrorCode } from '../codes.ts'
import { accessWords } from './access.ts'
import { bookingWords } from './bookings.ts'
import { deskWords } from './desk.ts'
import { houseWords } from './house.ts'
import { requestWords } from './requests.ts'
import { reviewWords } from './reviews.ts'
import { staffWords } from './staff.ts'
import type { Words } from './words.ts'

export { fieldErrorWords, stayLengthWords } from './fields.ts'

/** Texts of errors for people. The API answers in the requested language; no browser carries this table. */
export const errorWords: Record<ErrorCode, Words> = {
  ...requestWords,
  ...bookingWords,
  ...reviewWords,
  ...accessWords,
  ...staffWords,
  ...deskWords,
  ...houseWords,
}
