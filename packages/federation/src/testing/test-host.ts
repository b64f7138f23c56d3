import type { Api, PropertyFacts } from '@calm-rest/contract/api'
import type { Host, Lang, To } from '@calm-rest/contract/widget'

export const unreachable = () => {
  throw new Error('A render must not ask for this')
}

/** Facts of the property in tests of widgets. */
export const testProperty: PropertyFacts = {
  name: 'Calm Rest',
  kind: 'guesthouse',
  languages: ['en', 'de', 'zh'],
  email: 'stay@calmrest.example',
  currency: 'USD',
  timeZone: 'Asia/Colombo',
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
  townNames: {},
  geo: { latitude: 5.9485, longitude: 80.4573 },
  social: {},
  look: { drawings: 'coast', map: '/art/map.svg' },
}

/** A host that only resolves addresses; its flags have their defaults. */
export const hostFor = (lang: Lang): Host => ({
  lang,
  api: { mediaUrl: (path) => `https://api.example${path}` } as Api,
  href: (to: To) => `/${Object.values(to).filter(Boolean).join('/')}`,
  navigate: unreachable,
  session: {
    current: unreachable,
    subscribe: unreachable,
    signIn: unreachable,
    signInWithGoogle: unreachable,
    signOut: unreachable,
    changed: unreachable,
  },
  property: testProperty,
  report: unreachable,
  flags: {},
})
