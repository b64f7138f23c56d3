import { eachGuestText, type GuestText, guestTextNames } from '@calm-rest/contract/guest-texts'
import { limits } from '@calm-rest/contract/limits'
import { type CalendarDate, isCalendarDate, readAges } from '@calm-rest/contract/stay'
import type { StayDraft } from '@calm-rest/contract/widget'
import { isInOrder } from '../dates/stay-dates.ts'

/** A further room of the booking, for the same nights. */
export interface RoomDraft {
  /** Undefined as for the first room. */
  roomId: string | undefined
  guests: number
  /** Ages of the guests who are children, as typed. */
  children: string
}

/** Values of the form. An empty date is ''. */
export interface Draft extends Record<GuestText, string> {
  firstName: string
  lastName: string
  email: string
  phone: string
  checkIn: CalendarDate | ''
  checkOut: CalendarDate | ''
  guests: number
  /** As in `RoomDraft`. */
  children: string
  /** Undefined until one is chosen: then the first room of the list applies. */
  roomId: string | undefined
  additionalRooms: readonly RoomDraft[]
  /** Id of the rate plan; '' for the standard one. */
  plan: string
  promotionCode: string
  /** Quantities by the ids of the extras. */
  extras: Readonly<Record<string, number>>
  /** HH:MM at the property. */
  arrivalTime: string
  /** From our mail, beyond the caps of bookings; '' until it is asked for. */
  addressCode: string
}

/** Fields about the stay by the API's names; those of further rooms follow them on the page. */
export const stayFields = ['checkIn', 'checkOut', 'guests', 'children', 'roomType'] as const

/** Fields about the price, after those of all rooms. */
export const rateFields = ['plan', 'promotionCode'] as const

/**
 * Fields about the guest and their optional texts, after those of the stay (in Chinese the last name first).
 */
export const guestFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'arrivalTime',
  ...guestTextNames,
  'addressCode',
] as const

/** Fields of the form in visual order. */
export const fieldOrder = [...stayFields, ...rateFields, ...guestFields] as const

/** A field of a further room, by the API's name; such rooms are counted from 0. */
export type RoomField = `additionalRooms.${number}.${RoomFieldName}`

type RoomFieldName = 'roomType' | 'guests' | 'children'

export type FieldName = (typeof fieldOrder)[number] | RoomField

export const roomField = (index: number, field: RoomFieldName): RoomField =>
  `additionalRooms.${index}.${field}`

const roomFieldPattern = /^additionalRooms\.(\d+)\.(?:roomType|guests|children)$/

/** Index of the further room of a field; undefined for all other fields. */
export const roomIndexOf = (field: string): number | undefined => {
  const index = roomFieldPattern.exec(field)?.[1]
  return index === undefined ? undefined : Number(index)
}

export const isFieldName = (name: string): name is FieldName =>
  fieldOrder.some((field) => field === name) || roomIndexOf(name) !== undefined

/** The signed-in guest, as far as the form needs it. */
export interface SignedInGuest {
  firstName: string
  lastName: string
  email: string
}

/** An empty form. Check-in, check-out, guests and room are reset after every booking (specification, §4). */
export const emptyDraft = (signedInGuest?: SignedInGuest): Draft => ({
  firstName: signedInGuest?.firstName ?? '',
  lastName: signedInGuest?.lastName ?? '',
  email: signedInGuest?.email ?? '',
  phone: '',
  checkIn: '',
  checkOut: '',
  guests: limits.guests.default,
  children: '',
  roomId: undefined,
  additionalRooms: [],
  plan: '',
  promotionCode: '',
  extras: {},
  arrivalTime: '',
  ...eachGuestText(() => ''),
  addressCode: '',
})

/** Values of a stay in a URL. Anybody can write one, so invalid parts are left out. */
export const fromStay = ({ room, checkIn, checkOut, guests, children }: StayDraft): Partial<Draft> => {
  const arrival = isCalendarDate(checkIn) ? checkIn : ''
  const departure = isCalendarDate(checkOut) && isInOrder(arrival, checkOut) ? checkOut : ''
  return {
    ...(room && { roomId: room }),
    ...((arrival || departure) && { checkIn: arrival, checkOut: departure }),
    ...(isGuestCount(guests) && { guests }),
    ...(children && { children: readAges(children).join(', ') }),
  }
}

/** The draft from the fields of a form: submitted without a script, or stored by an earlier page. */
export const fromForm = (values: Readonly<Record<string, string>>): Draft => {
  return {
    firstName: values.firstName ?? '',
    lastName: values.lastName ?? '',
    email: values.email ?? '',
    phone: values.phone ?? '',
    checkIn: values.checkIn ?? '',
    checkOut: values.checkOut ?? '',
    guests: toGuestCount(values.guests),
    children: values.children ?? '',
    roomId: values.roomType || undefined,
    additionalRooms: Array.from({ length: limits.rooms.max - 1 }, (_, i) => i).flatMap((i) => {
      const roomId = values[roomField(i, 'roomType')]
      if (roomId === undefined) return []
      const guests = toGuestCount(values[roomField(i, 'guests')])
      return [{ roomId: roomId || undefined, guests, children: values[roomField(i, 'children')] ?? '' }]
    }),
    plan: values.plan ?? '',
    promotionCode: values.promotionCode ?? '',
    extras: extrasFrom(values),
    arrivalTime: values.arrivalTime ?? '',
    ...eachGuestText((name) => values[name] ?? ''),
    addressCode: values.addressCode ?? '',
  }
}

/** The fields of a further room, as the form has them. */
export const roomFieldsOf = (
  { roomId, guests, children }: RoomDraft,
  index: number,
): Record<string, string> => ({
  [roomField(index, 'roomType')]: roomId ?? '',
  [roomField(index, 'guests')]: String(guests),
  [roomField(index, 'children')]: children,
})

const extraPrefix = 'extras.'

/** Name of the field with the quantity of an extra. */
export const extraField = (id: string) => `${extraPrefix}${id}`

const extrasFrom = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const quantity = Number(value)
      return name.startsWith(extraPrefix) && Number.isInteger(quantity) && quantity > 0
        ? [[name.slice(extraPrefix.length), quantity]]
        : []
    }),
  )

/** The fields of the extras, as the form has them. */
export const extraFieldsOf = ({ extras }: Pick<Draft, 'extras'>): Record<string, string> =>
  Object.fromEntries(Object.entries(extras).map(([id, quantity]) => [extraField(id), String(quantity)]))

const toGuestCount = (value: string | undefined): number => {
  const guests = Number(value)
  return isGuestCount(guests) ? guests : limits.guests.default
}

const isGuestCount = (guests: number | undefined): guests is number =>
  Number.isInteger(guests) && Number(guests) >= limits.guests.min && Number(guests) <= limits.guests.max

/** Adds a room, by default like the first. */
export const withRoom = ({ additionalRooms, roomId: first }: Draft, roomId = first): readonly RoomDraft[] =>
  additionalRooms.length < limits.rooms.max - 1
    ? [...additionalRooms, { roomId, guests: limits.guests.default, children: '' }]
    : additionalRooms

/** Removes the further room of this index. */
export const withoutRoom = ({ additionalRooms }: Draft, index: number): readonly RoomDraft[] =>
  additionalRooms.filter((_, i) => i !== index)
