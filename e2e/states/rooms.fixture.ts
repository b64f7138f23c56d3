import type { Offers } from '@calm-rest/contract/api'
import { hold } from '@calm-rest/testing'
import { has, says } from '../sweep/shown.fixture.ts'
import { abort, answer, type State } from './state.fixture.ts'

const calls = '**/api/rooms/**'
const held = (page: Parameters<typeof hold>[0]) => hold(page, calls)
const rooms = 'mf-rooms/src'

const offers = [
  { roomId: 'horizon-room', roomType: 'Horizon Room', totalPrice: 384, unitsLeft: 1 },
  { roomId: 'coral-suite', roomType: 'Coral Suite', totalPrice: 804, unitsLeft: 3 },
  {
    roomId: 'lighthouse-suite',
    roomType: 'Lighthouse Suite',
    totalPrice: 705,
    unitsLeft: 0,
    nearest: { checkIn: '2027-07-06', checkOut: '2027-07-09' },
  },
]
const searched: Offers = {
  checkIn: '2027-07-01',
  checkOut: '2027-07-04',
  guests: 2,
  nights: 3,
  children: [],
  asks: { children: true },
  offers,
}

export const roomStates: readonly State[] = [
  {
    name: 'featured rooms on their way',
    path: '/',
    before: held,
    shows: has('main [aria-hidden=true] > div:has(span)'),
  },
  {
    name: 'featured rooms that failed',
    path: '/',
    before: abort(calls),
    shows: says(rooms, 'list.failed', { within: 'main [role=alert]' }),
  },
  {
    name: 'rooms on their way',
    path: '/rooms',
    before: held,
    shows: has('main [aria-hidden=true] > div:has(span)'),
  },
  {
    name: 'rooms that failed',
    path: '/rooms',
    before: abort(calls),
    shows: says(rooms, 'list.failed', { within: 'main [role=alert]' }),
  },
  { name: 'no room at all', path: '/rooms', before: answer(calls, []), shows: says(rooms, 'list.empty') },
  {
    name: 'rooms of one category',
    path: '/rooms',
    reach: (page) => page.locator('main [role=tab]').nth(4).click(),
    shows: says(rooms, 'list.count_other', { values: { count: 3 } }),
  },
  {
    name: 'rooms for dates that are over',
    path: '/rooms?checkIn=2020-01-10&checkOut=2020-01-12&guests=2',
    expects: /400 \(Bad Request\)/,
    shows: says(rooms, 'search.problem.in_the_past'),
  },
  {
    name: 'rooms for dates, one of them sold out',
    path: `/rooms?checkIn=${searched.checkIn}&checkOut=${searched.checkOut}&guests=2`,
    anew: true,
    before: answer('**/api/offers*', searched),
    reach: (page) => page.locator('main [role=tabpanel] summary').click(),
    shows: says(rooms, 'offer.soldOut'),
  },
  {
    name: 'room on its way',
    path: '/rooms/turtle-bay-room',
    anew: true,
    // the room's name will be the heading
    except: ['page-has-heading-one'],
    before: held,
    shows: says(rooms, 'detail.loading', { within: 'main [role=status]' }),
  },
  {
    name: 'room that nobody has',
    path: '/rooms/no-such-room',
    shows: says(rooms, 'detail.notFoundHint'),
  },
  {
    name: 'room that failed',
    path: '/rooms/turtle-bay-room',
    before: abort(calls),
    shows: says(rooms, 'detail.failed'),
  },
  {
    name: 'pictures of a room, full screen',
    path: '/rooms/turtle-bay-room',
    reach: (page) => page.locator('[aria-roledescription] button:has(img)').first().press('Enter'),
    shows: says(rooms, 'gallery.position', { within: 'dialog[open]', values: { number: 1, count: 4 } }),
  },
  {
    name: 'picture of a room that is broken',
    path: '/rooms/turtle-bay-room',
    before: (page) => page.route('**/turtle-bay-room-1.svg', (route) => route.fulfill({ status: 404 })),
    shows: has('[aria-roledescription] img[src$="/media/placeholder.svg"]'),
  },
]
