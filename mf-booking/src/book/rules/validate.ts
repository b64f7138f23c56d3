import type { FieldErrorCode } from '@calm-rest/contract/errors'
import { limits } from '@calm-rest/contract/limits'
import { addDays, type CalendarDate, nightsBetween, readAges } from '@calm-rest/contract/stay'
import { isEmailShaped } from '@calm-rest/ui/form'
import { isInOrder } from '../dates/stay-dates.ts'
import { chosenRooms, isTooSmall } from './availability.ts'
import type { BookableRoom } from './bookable-room.ts'
import {
  type Draft,
  type FieldName,
  guestFields,
  isFieldName,
  rateFields,
  roomField,
  roomIndexOf,
  stayFields,
} from './draft.ts'

/** Error of a field. `message` is the server's, for a code without a text of ours. */
export interface FieldError {
  code: FieldErrorCode | 'over_capacity' | 'too_many'
  message?: string | undefined
}

export type FieldErrors = Partial<Record<FieldName, FieldError | undefined>>

interface Circumstances {
  rooms: readonly BookableRoom[]
  today: CalendarDate | undefined
}

/** Every rule that the page can check by itself (specification, §5). The server checks them all again. */
export const validate = (draft: Draft, { rooms, today }: Circumstances): FieldErrors => {
  const [{ room }] = chosenRooms(rooms, draft)
  const codes: Partial<Record<FieldName, FieldError['code'] | undefined>> = {
    firstName: required(draft.firstName),
    lastName: required(draft.lastName),
    email: required(draft.email) ?? emailError(draft.email),
    checkIn: required(draft.checkIn) ?? checkInError(draft.checkIn, today),
    checkOut: required(draft.checkOut) ?? checkOutError(draft, today),
    roomType: room ? undefined : 'required',
  }
  const found = Object.fromEntries(
    Object.entries(codes).flatMap(([field, code]) => (code ? [[field, { code }]] : [])),
  ) as FieldErrors
  return { ...found, ...guestErrors(draft, rooms) }
}

/** Errors shown while the form is being filled in, since further typing cannot fix them. */
export const standingErrors = (draft: Draft, { rooms, today }: Circumstances): FieldErrors => {
  const past = draft.checkIn && checkInError(draft.checkIn, today)
  return {
    ...(past && { checkIn: { code: past } }),
    ...guestErrors(draft, rooms),
  }
}

/** Errors of every room that is too small for its guests, or whose children are too many or too old. */
const guestErrors = (draft: Draft, rooms: readonly BookableRoom[]): FieldErrors => {
  const wrong = chosenRooms(rooms, draft).flatMap(({ room, guests, children }, i) => {
    const fieldOf = (name: 'guests' | 'children') => (i === 0 ? name : roomField(i - 1, name))
    const ages = readAges(children)
    const code =
      ages.length >= guests ? 'too_many' : ages.some((age) => age > limits.childAge.max) && 'too_large'
    return [
      ...(isTooSmall(room, guests) ? [[fieldOf('guests'), { code: 'over_capacity' }]] : []),
      ...(code ? [[fieldOf('children'), { code }]] : []),
    ]
  })
  return Object.fromEntries(wrong)
}

/** The first invalid field, in the order of the page. */
export const firstInvalid = (errors: FieldErrors): FieldName | undefined => {
  const ofFurtherRooms = Object.keys(errors)
    .filter(isFieldName)
    .filter((field) => roomIndexOf(field) !== undefined)
  return [...stayFields, ...ofFurtherRooms, ...rateFields, ...guestFields].find((field) => errors[field])
}

const required = (value: string) => (value.trim() ? undefined : 'required')

const emailError = (value: string) => (isEmailShaped(value) ? undefined : 'invalid_email')

const checkInError = (checkIn: CalendarDate, today: CalendarDate | undefined) =>
  today && checkIn < today ? 'in_the_past' : undefined

const checkOutError = ({ checkIn, checkOut }: Draft, today: CalendarDate | undefined) => {
  if (!isInOrder(checkIn, checkOut)) return 'not_after_check_in'
  if (today && checkOut > addDays(today, limits.bookingHorizonDays)) return 'too_far_ahead'
  if (checkIn && nightsBetween(checkIn, checkOut) > limits.nights.max) return 'stay_too_long'
  return undefined
}
