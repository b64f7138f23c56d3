/** Calm Rest's elements for partners' pages, version 1. Nothing is renamed or removed within it. */

export type CalmRestLang = 'en' | 'de' | 'zh'

/** Attributes of every element. Each is a property, too, in camel case. */
export interface CalmRestAttributes {
  id?: string
  lang?: CalmRestLang
  partner?: string
  campaign?: string
  theme?: 'auto' | 'light' | 'dark'
  loading?: 'visible' | 'eager'
  isolation?: 'normal' | 'strict'
}

/** The initial stay of an element. */
export interface CalmRestStayAttributes extends CalmRestAttributes {
  /** Like 2027-07-01. */
  'check-in'?: string
  'check-out'?: string
  /** 1 to 8. */
  guests?: number | string
  /** Ages in years of the guests who are children, like `4,9`. */
  'child-ages'?: string
}

export interface CalmRestBookingAttributes extends CalmRestStayAttributes {
  room?: string
}

export interface CalmRestSearchAttributes extends CalmRestStayAttributes {}

export interface CalmRestRoomsAttributes extends CalmRestStayAttributes {
  /** Shows the fields for dates and guests above the rooms. */
  search?: boolean | '' | 'true' | 'false'
  /** `standard`, `sea view`, `Air Conditioned` or `family`. */
  category?: string
  /** 1 to 24. */
  limit?: number | string
  layout?: 'grid' | 'list'
  'booking-for'?: string
}

export interface CalmRestPrefill {
  firstName?: string
  lastName?: string
  email?: string
}

/** Members of every element. */
export interface CalmRestElement extends HTMLElement {
  partner: string | undefined
  campaign: string | undefined
  theme: string | undefined
  loading: string | undefined
  isolation: string | undefined
  prefill: CalmRestPrefill | undefined
  /** Resolves when a visitor can use the element. */
  readonly whenReady: Promise<void>
  reload(): void
  reset(): void
}

export interface CalmRestStayElement extends CalmRestElement {
  checkIn: string | undefined
  checkOut: string | undefined
  guests: string | number | undefined
  childAges: string | undefined
}

export interface CalmRestBookingElement extends CalmRestStayElement {
  room: string | undefined
}

export interface CalmRestSearchElement extends CalmRestStayElement {}

export interface CalmRestRoomsElement extends CalmRestStayElement {
  search: string | boolean | undefined
  category: string | undefined
  limit: string | number | undefined
  layout: string | undefined
  bookingFor: string | undefined
}

export interface CalmRestDetail {
  v: 1
  /** Number of the element on the page. */
  instance: number
  partner?: string
}

export type CalmRestReadyEvent = CustomEvent<CalmRestDetail>

/** A visitor's search; empty dates are left out. */
export interface CalmRestSearch {
  /** Like 2027-07-01. */
  checkIn?: string
  checkOut?: string
  guests?: number
  /** Ages in years of the guests who are children, as typed. */
  children?: string
}

/** The rooms of a booking; `room` and `guests` are those of the first room, `total` is for all. */
export interface CalmRestStay {
  /** Id of the room, as in the attribute `room`. */
  room: string
  /** Number of rooms. */
  rooms: number
  checkIn: string
  checkOut: string
  guests: number
  total: number
  /** ISO 4217, such as `EUR`. */
  currency: string
}

/** `room` is an id. `total` is set with dates if the room is free. */
export type CalmRestRoomSelectEvent = CustomEvent<
  CalmRestDetail & CalmRestSearch & { room: string; total?: number; currency?: string }
>
/** preventDefault() prevents the search. */
export type CalmRestSearchEvent = CustomEvent<CalmRestDetail & CalmRestSearch>
/** `room` and dates are those of the address. With preventDefault() the page navigates itself. */
export type CalmRestNavigateEvent = CustomEvent<
  CalmRestDetail & CalmRestSearch & { href: string; room?: string }
>
/** `roomName` is the name that the guest saw. preventDefault() prevents the booking. */
export type CalmRestBeforeSubmitEvent = CustomEvent<CalmRestDetail & CalmRestStay & { roomName: string }>
export type CalmRestBookedEvent = CustomEvent<
  CalmRestDetail & CalmRestStay & { bookingRef: string; nights: number }
>
/** `room` is that of the element. */
export type CalmRestErrorEvent = CustomEvent<
  CalmRestDetail & { code: string; retryable: boolean; room?: string }
>

export interface CalmRestEventMap {
  'calm-rest-ready': CalmRestReadyEvent
  'calm-rest-room-select': CalmRestRoomSelectEvent
  'calm-rest-search': CalmRestSearchEvent
  'calm-rest-navigate': CalmRestNavigateEvent
  'calm-rest-before-submit': CalmRestBeforeSubmitEvent
  'calm-rest-booked': CalmRestBookedEvent
  'calm-rest-error': CalmRestErrorEvent
}

declare global {
  interface HTMLElementTagNameMap {
    'calm-rest-booking': CalmRestBookingElement
    'calm-rest-rooms': CalmRestRoomsElement
    'calm-rest-search': CalmRestSearchElement
  }

  // they bubble: a page may listen anywhere
  interface HTMLElementEventMap extends CalmRestEventMap {}
  interface DocumentEventMap extends CalmRestEventMap {}
}
