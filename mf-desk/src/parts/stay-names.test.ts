import { addDays } from '@calm-rest/contract/stay'
import { expect, it } from 'vitest'
import { todayAtProperty } from '../api/today-at-property.ts'
import { stayDay } from './stay-names.ts'

const today = todayAtProperty()
const year = Number(today.slice(0, 4))

it.each([
  ['en', `26 Nov ${year + 5}`],
  ['de', `26. Nov. ${year + 5}`],
  ['zh', `${year + 5}年11月26日`],
])('names the year of a day of another year in %s: a debt may be of the last one', (lang, expected) => {
  expect(stayDay(lang, `${year + 5}-11-26`)).toContain(expected)
})

it('leaves the year of a day of this year out', () => {
  expect(stayDay('en', today)).not.toContain(String(year))
  expect(stayDay('en', addDays(`${year}-12-31`, 1))).toContain(String(year + 1))
})
