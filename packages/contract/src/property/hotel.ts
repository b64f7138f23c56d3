import type { Lang } from '../lang.ts'
import type { PropertyFacts } from '../schemas/property-facts.ts'

/**
 * Facts of the property that are not texts and do not change while the site runs; an owner edits this file
 * only. A missing optional field removes its button or icon, so no link leads nowhere. Facts that change at
 * run time are in `PropertyFacts`.
 */
export interface Hotel {
  name: string
  /** IANA time zone of the property. "Today" for a booking is the date in this zone. */
  timeZone: string
  currency: 'USD'
  /**
   * Sender of all mail and recipient of mail to the owner. Its domain needs DNS records that authorise the
   * mail server.
   */
  email: string
  /** Language of mail to the owner. */
  deskLang: Lang
  address: {
    street: string
    town: string
    region: string
    postalCode: string
    country: string
    countryCode: string
  }
  geo: { latitude: number; longitude: number }
  /** Public page of the property at a booking portal; the hero's 'Learn More' opens it. */
  listingUrl: string
  social: Partial<Record<'instagram' | 'facebook' | 'tripadvisor', string>>
  /** The manager whose story the manager page tells. */
  manager: { name: string; email: string; network?: string }
}

export const hotel: Hotel = {
  name: 'Calm Rest',
  timeZone: 'Asia/Colombo',
  currency: 'USD',
  email: 'stay@calmrest.example',
  deskLang: 'en',
  address: {
    street: '27 Lighthouse Lane',
    town: 'Mirissa',
    region: 'Southern Province',
    postalCode: '81740',
    country: 'Sri Lanka',
    countryCode: 'LK',
  },
  geo: { latitude: 5.9485, longitude: 80.4573 },
  listingUrl: 'https://www.booking.com/searchresults.html?ss=Mirissa%2C+Sri+Lanka',
  social: { instagram: 'https://www.instagram.com/explore/locations/mirissa/' },
  manager: {
    name: 'Nirosha Wickramasinghe',
    email: 'manager@calmrest.example',
  },
}

/**
 * Defaults until the owner changes them at the front desk. Pages read the current facts from the API:
 * `HotelDay`.
 */
export const defaultFacts: PropertyFacts = {
  phone: '+94 41 555 0142',
  managerPhone: '+94 41 555 0143',
  checkInFrom: '14:00',
  checkOutUntil: '11:00',
  breakfastFrom: '07:00',
  breakfastUntil: '11:00',
}
