import { delays } from '@calm-rest/contract/limits'
import type { Page } from 'playwright-core'
import { says } from '../sweep/shown.fixture.ts'
import { abort, fillIn, type State, submit } from './state.fixture.ts'

const message = { fullName: 'Ruth Hadley', email: 'ruth@example.org', message: 'Is there a room below?' }
const contact = 'shell/src/screens/contact'

/** Keeps the thanks on the screen, which go after three seconds. */
const keepThanks = (page: Page) =>
  page.evaluate((shownMs) => {
    const start = globalThis.setTimeout.bind(globalThis)
    const patient = (work: () => void, afterMs?: number) => (afterMs === shownMs ? 0 : start(work, afterMs))
    Object.assign(globalThis, { setTimeout: patient })
  }, delays.messageSentMs)

/** States of the shell's own screens, and of the places for remotes. */
export const shellStates: readonly State[] = [
  {
    name: 'menu of a narrow screen, open',
    path: '/about',
    only: 'phone',
    // the dialog makes the page behind it inert
    except: ['landmark-one-main', 'page-has-heading-one'],
    reach: (page) => page.locator('header [aria-controls=menu]').click(),
    shows: says('shell/src', 'common.signIn', { within: '#menu' }),
  },
  {
    name: 'screen whose code does not come',
    path: '/about',
    fresh: true,
    before: abort(/\/screen-about\./),
    expects: /\/screen-about\./,
    shows: says('shell/src', 'failure.title'),
  },
  {
    name: 'remote that does not come, inside the layout',
    path: '/rooms',
    fresh: true,
    before: abort('**/releases/mf-rooms/**'),
    expects: /\/releases\/mf-rooms\/|^mf_rooms_/,
    shows: says('shell/src', 'slot.failed', { within: 'main [role=alert]' }),
  },
  {
    name: 'remote that does not come, alone on its screen',
    path: '/login',
    fresh: true,
    before: abort('**/releases/mf-auth/**'),
    expects: /\/releases\/mf-auth\/|^mf_auth_/,
    shows: says('shell/src', 'slot.failed', { within: 'main [role=alert]' }),
  },
  {
    name: 'Google map, which is refused here',
    path: '/location',
    reach: (page) => page.locator('[aria-describedby=map-note]').click(),
    expects: /^https:\/\/www\.google\.com\/generate_204/,
    shows: says('shell/src/screens/location', 'map.failed.title', { within: 'main [role=alert]' }),
  },
  {
    name: 'opening hours, unfolded',
    path: '/contact',
    reach: (page) => page.locator('main button[aria-expanded=false]').click(),
    shows: says(contact, 'hours.breakfast.label'),
  },
  {
    name: 'message with mistakes',
    path: '/contact',
    reach: async (page) => {
      await fillIn(page, { email: 'ruth at example' })
      await submit(page)
    },
    shows: says(contact, 'problem.invalid_email'),
  },
  {
    name: 'message that was sent',
    path: '/contact',
    fresh: true,
    before: keepThanks,
    reach: async (page) => {
      await fillIn(page, message)
      await submit(page)
    },
    shows: says(contact, 'form.sent', { within: 'main form [role=status][data-shown]' }),
  },
  {
    name: 'message that could not be sent',
    path: '/contact',
    before: abort('**/api/messages*'),
    reach: async (page) => {
      await fillIn(page, message)
      await submit(page)
    },
    shows: says(contact, 'form.failed', { within: 'main [role=alert]' }),
  },
]
