import { hold } from '@calm-rest/testing'
import { abort, alertShown, answer, type State } from './state.fixture.ts'

const calls = '**/api/rooms/**'
const held = (page: Parameters<typeof hold>[0]) => hold(page, calls)

export const roomStates: readonly State[] = [
  {
    name: 'featured rooms on their way',
    path: '/',
    before: held,
    reach: (page) =>
      page.locator('main [aria-hidden=true] > div span').first().waitFor({ state: 'attached' }),
  },
  { name: 'featured rooms that failed', path: '/', before: abort(calls), reach: alertShown },
  {
    name: 'rooms on their way',
    path: '/rooms',
    before: held,
    reach: (page) =>
      page.locator('main [aria-hidden=true] > div span').first().waitFor({ state: 'attached' }),
  },
  { name: 'rooms that failed', path: '/rooms', before: abort(calls), reach: alertShown },
  {
    name: 'no room at all',
    path: '/rooms',
    before: answer(calls, []),
    reach: (page) => page.locator('main a[href="/contact"]').waitFor(),
  },
  {
    name: 'room on its way',
    path: '/rooms/turtle-bay-room',
    // its name will be the heading
    except: ['page-has-heading-one'],
    before: held,
    reach: (page) => page.locator('main [role=status]').first().waitFor(),
  },
  {
    name: 'room that nobody has',
    path: '/rooms/no-such-room',
    reach: (page) => page.locator('main a[href^="/rooms"]').first().waitFor(),
  },
  {
    name: 'room that failed',
    path: '/rooms/turtle-bay-room',
    before: abort(calls),
    reach: (page) => page.locator('main a[href="/rooms"]').first().waitFor(),
  },
  {
    name: 'pictures of a room, full screen',
    path: '/rooms/turtle-bay-room',
    reach: async (page) => {
      await page.locator('[aria-roledescription] button:has(img)').first().press('Enter')
      await page.locator('dialog[open] img').first().waitFor()
    },
  },
]
