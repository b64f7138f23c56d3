import { expect, it } from 'vitest'
import { linesOf, plantTree } from '../sources/tree.fixture.ts'
import { checkProperty } from './index.ts'

const found = (file: string, source: string) => linesOf(checkProperty(plantTree({ [file]: source })))

it.each([
  ['shell/src/layout/footer.tsx', '<span>© Calm Rest</span>', 'Calm Rest'],
  ['api/src/notify/mail/html.ts', "const to = 'stay@calmrest.example'", 'stay@calmrest'],
  ['mf-booking/src/locales/en.json', '{ "home": "27 Lighthouse Lane" }', 'Lighthouse Lane'],
  ['mf-desk/public/app.webmanifest', '{ "name": "Calm Rest" }', 'Calm Rest'],
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
])('permits it in %s: the seed, tests, docs, and the name of the product', (file, source) => {
  expect(found(file, source)).toEqual([])
})
