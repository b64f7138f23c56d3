import { rightsOf } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { isDenied, menuFor, sectionFor, sectionsFor, toSection } from './sections.ts'

it.each([
  ['chart', 'desk', 'chart'],
  ['stay', 'owner', 'stay'],
  ['nowhere', 'owner', 'today'],
  [undefined, 'owner', 'today'],
  ['constructor', 'owner', 'today'],
  ['figures', 'desk', 'today'],
  ['prices', 'desk', 'today'],
  ['staff', 'owner', 'staff'],
  ['staff', 'desk', 'today'],
  ['me', 'housekeeping', 'me'],
  ['property', 'owner', 'property'],
  ['property', 'desk', 'today'],
  ['today', 'housekeeping', 'rooms'],
  ['stay', 'housekeeping', 'rooms'],
  ['phone', 'housekeeping', 'phone'],
  ['till', 'desk', 'till'],
  ['takings', 'desk', 'takings'],
  ['takings', 'housekeeping', 'rooms'],
  ['takings', 'accounts', 'takings'],
  ['rooms', 'accounts', 'today'],
  ['figures', 'night', 'today'],
] as const)('%s leads somebody of the role %s to %s', (given, role, section) => {
  expect(sectionFor(given, rightsOf(role))).toBe(section)
})

it.each([
  ['stay', 'housekeeping', true],
  ['messages', 'housekeeping', true],
  ['figures', 'desk', true],
  ['messages', 'desk', false],
  ['stay', 'owner', false],
  // the app and the address /desk open so for every role
  ['today', 'housekeeping', false],
  [undefined, 'housekeeping', false],
  ['nowhere', 'housekeeping', false],
] as const)('R-desk-mail-sign-in: %s is denied to the role %s: %s', (given, role, denied) => {
  expect(isDenied(given, rightsOf(role))).toBe(denied)
})

it('shows in the bar what a role may do', () => {
  expect(sectionsFor(rightsOf('owner'))).toEqual([
    'today',
    'chart',
    'walk-in',
    'rooms',
    'messages',
    'prices',
    'figures',
  ])
  expect(sectionsFor(rightsOf('desk'))).toEqual(['today', 'chart', 'walk-in', 'rooms', 'messages'])
  expect(sectionsFor(rightsOf('housekeeping'))).toEqual(['rooms'])
  expect(sectionsFor(rightsOf('accounts'))).toEqual(['today', 'chart', 'figures'])
  expect(sectionsFor(rightsOf('night'))).toEqual(['today', 'chart', 'messages'])
})

it('shows occasional sections behind the name', () => {
  expect(menuFor(rightsOf('owner'))).toEqual([
    'till',
    'takings',
    'books',
    'property',
    'texts',
    'setup',
    'staff',
    'me',
    'phone',
  ])
  expect(menuFor(rightsOf('desk'))).toEqual(['till', 'takings', 'me', 'phone'])
  expect(menuFor(rightsOf('housekeeping'))).toEqual(['me', 'phone'])
})

it('writes addresses', () => {
  expect(toSection({ section: 'today' })).toEqual({ screen: 'remote-route', path: '/desk/today' })
  expect(toSection({ section: 'walk-in', room: 'sea view', unit: 2, night: '2027-01-05' })).toEqual({
    screen: 'remote-route',
    path: '/desk/walk-in?room=sea+view&unit=2&night=2027-01-05',
  })
  expect(toSection({ section: 'messages', message: 7, review: undefined })).toEqual({
    screen: 'remote-route',
    path: '/desk/messages?message=7',
  })
})

it('leads a member without any role to their own access', () => {
  expect(sectionFor('today', ['own session'])).toBe('me')
})
