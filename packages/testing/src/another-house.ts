import type { PropertyFacts } from '@calm-rest/contract/api'

/** A property that is nothing like the one of the seed: in the Black Forest, with its own operator. */
export const anotherHouse = {
  name: 'Haus Lindenhof',
  kind: 'guesthouse',
  email: 'post@haus-lindenhof.example',
  phone: '+49 7656 23125',
  managerPhone: '',
  checkInFrom: '15:00',
  checkOutUntil: '10:00',
  breakfastFrom: '08:00',
  breakfastUntil: '10:30',
  address: {
    street: 'Dorfstraße 12',
    town: 'Hinterzarten',
    region: '',
    postalCode: '79856',
    country: 'Germany',
    countryCode: 'DE' as const,
  },
  townNames: {},
  social: {},
  airportShuttle: false,
  languages: ['de', 'en', 'zh'],
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  legal: {
    name: 'Lindenhof Gastgeber GmbH',
    address: 'Am Bach 3, 79104 Freiburg, Deutschland',
    representative: 'Anna Weber',
    register: 'Amtsgericht Freiburg',
    registrationNumber: 'HRB 700 123',
    taxNumber: 'DE 123456789',
    dispute: 'unwilling',
  },
} satisfies PropertyFacts

/** What only the house of the seed can say: its name, its place, and what is around it. */
const ofTheSeed =
  /Calm Rest(?! API)|Mirissa|米瑞莎|Sri Lanka|斯里兰卡|Ceylon|锡兰|Colombo(?<!Asia\/Colombo)|科伦坡|\bGalle\b|Weligama|\bCMB\b|tuk-?tuk|嘟嘟|Nirosha|Wickramasinghe|Lighthouse Lane|555 01\d\d|\+94\b|\bbeach(es)?\b|(?<!")\bsea\b(?!["-]? ?(view|-))|\bStrand\b|\bMeer\b|沙滩|大海|海(?!景|报)|24\/7|any hour|driver|Fahrer|司机/gi

/** Words of the seed's house in a text, without those of links to the site's own address. */
export const wordsOfTheSeed = (text: string, publicUrl = 'https://calmrest.example'): string[] =>
  (text.replaceAll(publicUrl, '').match(ofTheSeed) ?? []).map(String)
