import { hold } from '@calm-rest/testing'
import { has, says } from '../sweep/shown.fixture.ts'
import { abort, answer, type State } from './state.fixture.ts'

const calls = '**/api/rooms/**'
const held = (page: Parameters<typeof hold>[0]) => hold(page, calls)
const rooms = 'mf-rooms/src'

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
