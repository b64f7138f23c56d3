import { expect, it } from 'vitest'
import { parseSection, pathOf, sectionsFor } from './sections.ts'

it.each([
  ['chart', 'chart'],
  ['stay', 'stay'],
  ['nowhere', 'today'],
  ['constructor', 'today'],
])('%s is the part %s', (given, section) => {
  expect(parseSection(given)).toBe(section)
})

it('shows in the bar what a role may do', () => {
  expect(sectionsFor('owner')).toEqual(['today', 'chart', 'walk-in'])
  expect(sectionsFor('desk')).toEqual(['today', 'chart', 'walk-in'])
  expect(sectionsFor('housekeeping')).toEqual([])
})

it('writes addresses', () => {
  expect(pathOf({ section: 'today' })).toBe('/desk/today')
  expect(pathOf({ section: 'walk-in', room: 'sea view', unit: 2, night: '2027-01-05' })).toBe(
    '/desk/walk-in?room=sea+view&unit=2&night=2027-01-05',
  )
})
