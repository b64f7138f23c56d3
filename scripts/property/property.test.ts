import { expect, it } from 'vitest'
import { linesOf, plantTree } from '../sources/tree.fixture.ts'
import { checkProperty } from './index.ts'

const found = (file: string, source: string) => linesOf(checkProperty(plantTree({ [file]: source })))

it.each([
  ['shell/src/layout/footer.tsx', '<span>© Calm Rest</span>', 'Calm Rest'],
  ['api/src/notify/mail/html.ts', "const to = 'stay@calmrest.example'", 'stay@calmrest'],
  ['mf-booking/src/locales/en.json', '{ "home": "27 Lighthouse Lane" }', 'Lighthouse Lane'],
  ['packages/i18n/src/format.ts', "currency: 'USD'", 'USD'],
  ['api/src/core/clock/property-clock.ts', "timeZone: 'Asia/Colombo'", 'Asia/Colombo'],
  ['mf-desk/public/app.webmanifest', '{ "name": "Calm Rest" }', 'Calm Rest'],
  ['mf-booking/src/locales/en.json', '{ "until": "{{until}}, Sri Lankan time" }', 'Sri Lanka'],
  ['api/src/notify/mail/locales/de.json', '{ "way": "Richtung Colombo" }', 'Colombo'],
  ['packages/contract/src/schemas/bookings.ts', "example: '+94 77 123 4567'", '+94'],
  ['shell/src/screens/contact/locales/zh.json', '{ "lead": "海边有房子的朋友" }', '海'],
  ['shell/src/screens/contact/locales/en.json', '{ "hours": "24/7" }', '24/7'],
  ['api/src/notify/mail/locales/en.json', '{ "urgent": "somebody is there at any hour" }', 'any hour'],
])('reports in %s what only the owner’s data says', (file, source, what) => {
  expect(found(file, `\n${source}`)).toEqual([
    expect.stringContaining(`${file}:2  ${what}  is a fact of one property`),
  ])
})

it.each([
  ['api/src/stays/seed/calm-rest.ts', "name: 'Calm Rest'"],
  ['shell/src/hotel/maps.test.ts', "name: 'Calm Rest'"],
  ['docs/desk.md', 'Calm Rest'],
  ['packages/embed/src/element.ts', "customElements.define('calm-rest-rooms', Rooms)"],
  ['packages/contract/src/texts/screens/location.ts', "choice('mirissa-beach', 'galle-fort')"],
  ['packages/contract/src/property/hotel.ts', "timeZone: 'Asia/Colombo'"],
  ['mf-rooms/src/locales/en.json', '{ "seaView": "Sea view" }'],
  ['mf-desk/src/locales/en.json', '{ "mirissa-beach": "Beach" }'],
])(
  'permits it in %s: the seed, tests, docs, the name of the product, kinds of rooms and drawings',
  (file, source) => {
    expect(found(file, source)).toEqual([])
  },
)
