import { type Lang, langs } from '../lang.ts'
import type { PropertyFacts } from '../schemas/property-facts.ts'

/** In what nights and amounts are counted. Both are the owner's data (`PropertyFacts`), fixed by the first booking. */
export interface Hotel {
  /** IANA time zone of the property. "Today" for a booking is the date in this zone. */
  timeZone: string
  /** ISO 4217. Every amount is in it. */
  currency: string
  /** Language in which the desk's commands, its log and channels name rooms. */
  deskLang: Lang
}

const current: Hotel = { timeZone: 'UTC', currency: 'USD', deskLang: 'en' }

/**
 * The property of this process or page, of which there is one: the reader of the facts sets it (`setHotel`). Read it
 * when it is needed; a value kept in a constant would be the one from before.
 */
export const hotel: Readonly<Hotel> = current

/** Sets currency and time zone for all later formats, prices and dates of this process or page. */
export const setHotel = ({ timeZone, currency }: Pick<PropertyFacts, 'timeZone' | 'currency'>): void => {
  current.timeZone = timeZone
  current.currency = currency
}

/** Facts of a property that has said nothing about itself yet. Pages read the current facts from the API: `HotelDay`. */
export const blankFacts: PropertyFacts = {
  currency: 'USD',
  timeZone: 'UTC',
  name: 'Guesthouse',
  kind: 'guesthouse',
  languages: [...langs],
  email: '',
  phone: '',
  managerPhone: '',
  checkInFrom: '14:00',
  checkOutUntil: '11:00',
  breakfastFrom: '07:00',
  breakfastUntil: '11:00',
  address: { street: '', town: '', region: '', postalCode: '', country: '', countryCode: '' },
  townNames: {},
  social: {},
  airportShuttle: false,
}
