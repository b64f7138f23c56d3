import { limits } from '@calm-rest/contract/limits'
import { type CalendarDate, isCalendarDate } from '@calm-rest/contract/stay'
import type { StayDraft } from '@calm-rest/contract/widget'
import { isInOrder } from '../dates/stay-dates.ts'

/** Values of the form. An empty date is ''. */
export interface Draft {
  firstName: string
  lastName: string
  email: string
  checkIn: CalendarDate | ''
  checkOut: CalendarDate | ''
  guests: number
  /** Undefined until one is chosen: then the first room of the list counts. */
  roomId: string | undefined
  specialRequest: string
}

/** Fields of the form by the API's names, in the order in which they stand on the page (in Chinese the last name first). */
export const fieldOrder = [
  'firstName',
  'lastName',
  'email',
  'checkIn',
  'checkOut',
  'guests',
  'roomType',
  'specialRequest',
] as const

export type FieldName = (typeof fieldOrder)[number]

/** The signed-in guest, as far as the form needs it. */
export interface Visitor {
  firstName: string
  lastName: string
  email: string
}

/** An empty form. Check-in, check-out, guests and room begin anew after every booking (specification, §4). */
export const emptyDraft = (visitor?: Visitor): Draft => ({
  firstName: visitor?.firstName ?? '',
  lastName: visitor?.lastName ?? '',
  email: visitor?.email ?? '',
  checkIn: '',
  checkOut: '',
  guests: limits.guests.default,
  roomId: undefined,
  specialRequest: '',
})

/** Values that a stay in an address fills in; anybody can write such an address, so invalid parts are left out. */
export const fromStay = ({ room, checkIn, checkOut, guests }: StayDraft): Partial<Draft> => {
  const arrival = isCalendarDate(checkIn) ? checkIn : ''
  const departure = isCalendarDate(checkOut) && isInOrder(arrival, checkOut) ? checkOut : ''
  return {
    ...(room && { roomId: room }),
    ...((arrival || departure) && { checkIn: arrival, checkOut: departure }),
    ...(isGuestCount(guests) && { guests }),
  }
}

/** The draft from the fields of a form that was submitted without a script. */
export const fromForm = (values: Readonly<Record<string, string>>): Draft => {
  const guests = Number(values.guests)
  return {
    firstName: values.firstName ?? '',
    lastName: values.lastName ?? '',
    email: values.email ?? '',
    checkIn: values.checkIn ?? '',
    checkOut: values.checkOut ?? '',
    guests: isGuestCount(guests) ? guests : limits.guests.default,
    roomId: values.roomType || undefined,
    specialRequest: values.specialRequest ?? '',
  }
}

const isGuestCount = (guests: number | undefined): guests is number =>
  Number.isInteger(guests) && Number(guests) >= limits.guests.min && Number(guests) <= limits.guests.max
