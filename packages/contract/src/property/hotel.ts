import { type Lang, langs } from '../lang.ts'
import type { PropertyFacts } from '../schemas/property-facts.ts'

/**
 * Constants of a deployment: nights, prices and texts in a database are in this zone, currency and language, so that
 * another value would change what they mean. All other facts of the property are the owner's data: `PropertyFacts`.
 */
export interface Hotel {
  /** IANA time zone of the property. "Today" for a booking is the date in this zone. */
  timeZone: string
  currency: 'USD'
  /** Language in which the desk's commands, its log and channels name rooms. */
  deskLang: Lang
}

export const hotel: Hotel = { timeZone: 'Asia/Colombo', currency: 'USD', deskLang: 'en' }

/** Facts of a property that has said nothing about itself yet. Pages read the current facts from the API: `HotelDay`. */
export const blankFacts: PropertyFacts = {
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
