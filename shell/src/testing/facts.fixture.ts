import type { SiteFacts } from '../site/site-facts.ts'

/** Facts of the property, as the tests say them. */
export const facts: SiteFacts = {
  name: 'Calm Rest',
  kind: 'guesthouse',
  languages: ['en', 'de', 'zh'],
  email: 'stay@calmrest.example',
  currency: 'USD',
  timeZone: 'Asia/Colombo',
  phone: '+94 41 555 0142',
  managerPhone: '+94 77 555 0199',
  checkInFrom: '14:00',
  checkOutUntil: '11:00',
  breakfastFrom: '07:00',
  breakfastUntil: '10:00',
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
  look: { drawings: 'coast', map: '/art/map.svg' },
}
