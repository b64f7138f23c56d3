import type { Lang } from '../lang.ts'
import type { PropertyFacts } from '../schemas/property-facts.ts'

/**
 * Facts of the property that are no texts and stay as they are while the site runs: the one file that an owner edits. A
 * missing field removes its button or icon; nothing is shown that leads nowhere. What changes by hand: `PropertyFacts`.
 */
export interface Hotel {
  name: string
  /** IANA zone of the property. "Today" for a booking is the date there. */
  timeZone: string
  currency: 'USD'
  /** Mail comes from it, and what is for the owner goes to it: its domain has records that allow that. */
  email: string
  /** Language of the mail to the owner. */
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
  /** Whose story the page of the manager tells. */
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

/** Hold until the owner changes them at the desk. Whoever shows facts asks the API for them: `HotelDay`. */
export const defaultFacts: PropertyFacts = {
  phone: '+94 41 555 0142',
  managerPhone: '+94 41 555 0143',
  checkInFrom: '14:00',
  checkOutUntil: '11:00',
  breakfastFrom: '07:00',
  breakfastUntil: '11:00',
}
