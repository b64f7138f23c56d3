import { addressLineOf, addressLinesOf } from '@calm-rest/contract/address'
import { expect, it } from 'vitest'
import { localityLineOf } from './locality-line.ts'

const linesOf = (countryCode: string, town: string, postalCode: string, region = '') => {
  const place = { street: 'Rua 5', town, region, postalCode, countryCode, country: '' }
  const address = Object.assign(place, { localityLine: localityLineOf(place) })
  return [addressLinesOf(address).join(' | '), addressLineOf(address)]
}

it.each([
  ['PT', 'Tavira', '8800-213', 'Faro', 'Rua 5 | 8800-213 Tavira | Faro', 'Rua 5, 8800-213 Tavira'],
  ['DE', 'Berlin', '10115', 'Berlin', 'Rua 5 | 10115 Berlin', 'Rua 5, 10115 Berlin'],
  ['LK', 'Mirissa', '81740', '', 'Rua 5 | Mirissa 81740', 'Rua 5, Mirissa 81740'],
  ['GB', 'York', 'YO1 7HU', '', 'Rua 5 | York YO1 7HU', 'Rua 5, York YO1 7HU'],
  ['US', 'Denver', '80202', 'CO', 'Rua 5 | Denver, CO 80202', 'Rua 5, Denver, CO 80202'],
  ['AU', 'Cairns', '4870', 'QLD', 'Rua 5 | Cairns QLD 4870', 'Rua 5, Cairns QLD 4870'],
  ['US', 'Denver', '80202', '', 'Rua 5 | Denver 80202', 'Rua 5, Denver 80202'],
  ['PT', 'Tavira', '', '', 'Rua 5 | Tavira', 'Rua 5, Tavira'],
])('writes an address of %s as its post does: %s %s', (country, town, code, region, lines, line) => {
  expect(linesOf(country, town, code, region)).toEqual([lines, line])
})

it('names the country in the language of the page', () => {
  const place = { street: '', town: 'Tavira', region: '', postalCode: '', countryCode: 'DE' }
  const address = { ...place, country: 'Germany' }
  const lines = (['en', 'de', 'zh'] as const).map((lang) => addressLineOf(address, lang))
  expect(lines).toEqual(['Tavira, Germany', 'Tavira, Deutschland', 'Tavira, 德国'])
  expect(addressLinesOf({ ...address, countryCode: '', country: '' }, 'de')).toEqual(['Tavira'])
})
