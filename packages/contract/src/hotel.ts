import type { Lang } from './widget/lang.ts'

/**
 * Facts of the property that are no texts: the one file that an owner edits. A missing field removes its button or
 * icon; nothing is shown that leads nowhere.
 */
export interface Hotel {
  name: string
  /** IANA zone of the property. "Today" for a booking is the date there. */
  timeZone: string
  currency: 'USD'
  phone: string
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
  /** Check-in from, check-out until, 24-hour clock, local time of the property. */
  checkInFrom: string
  checkOutUntil: string
  manager: { name: string; phone: string; email: string; office: string; network?: string }
}

export const hotel: Hotel = {
  name: 'Calm Rest',
  timeZone: 'Asia/Colombo',
  currency: 'USD',
  phone: '+94 41 555 0142',
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
  checkInFrom: '14:00',
  checkOutUntil: '11:00',
  manager: {
    name: 'Nirosha Wickramasinghe',
    phone: '+94 41 555 0143',
    email: 'manager@calmrest.example',
    office: 'The veranda office, ground floor',
  },
}
