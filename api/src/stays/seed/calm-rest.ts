import type { StoredFacts, StoredLook } from '../../property/index.ts'

/** The property of the specification, with which an empty database begins. No other code knows it. */
export const calmRest: StoredFacts = {
  name: 'Calm Rest',
  kind: 'guesthouse',
  languages: ['en', 'de', 'zh'],
  email: 'stay@calmrest.example',
  currency: 'USD',
  timeZone: 'Asia/Colombo',
  isCurrencyChosen: true,
  isTimeZoneChosen: true,
  phone: '+94 41 555 0142',
  managerPhone: '+94 41 555 0143',
  checkInFrom: '14:00',
  checkOutUntil: '11:00',
  breakfastFrom: '07:00',
  breakfastUntil: '11:00',
  address: {
    street: '27 Lighthouse Lane',
    town: 'Mirissa',
    region: 'Southern Province',
    postalCode: '81740',
    country: 'Sri Lanka',
    countryCode: 'LK',
  },
  townNames: { zh: '米瑞莎' },
  geo: { latitude: 5.9485, longitude: 80.4573 },
  listingUrl: 'https://www.booking.com/searchresults.html?ss=Mirissa%2C+Sri+Lanka',
  social: { instagram: 'https://www.instagram.com/explore/locations/mirissa/' },
  manager: { name: 'Nirosha Wickramasinghe', email: 'manager@calmrest.example' },
  ownerLang: 'en',
  calendarDomain: 'stay',
}

/** It has the colours of the design, the drawings of a house by the sea, and the map that was drawn for it. */
export const calmRestLook: StoredLook = {
  accent: null,
  drawings: 'coast',
  map: '/art/map.svg',
  mapLatitude: 5.9485,
  mapLongitude: 80.4573,
}
