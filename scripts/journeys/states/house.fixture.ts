import { delays } from '@calm-rest/contract/limits'
import type { Page } from 'playwright-core'
import { abort, alertShown, fillIn, mistakesShown, type State, submit } from './state.fixture.ts'

const message = { fullName: 'Ruth Hadley', email: 'ruth@example.org', message: 'Is there a room below?' }

/** The thanks go after three seconds; whoever looks closely takes longer. */
const keepThanks = (page: Page) =>
  page.evaluate((shownMs) => {
    const start = globalThis.setTimeout.bind(globalThis)
    const patient = (work: () => void, afterMs?: number) => (afterMs === shownMs ? 0 : start(work, afterMs))
    Object.assign(globalThis, { setTimeout: patient })
  }, delays.messageSentMs)

/** States of the shell's own screens, and of the places where remotes stand. */
export const houseStates: readonly State[] = [
  {
    name: 'menu of a narrow screen, open',
    path: '/about',
    only: 'phone',
    // the page behind it is out of reach for as long
    except: ['landmark-one-main', 'page-has-heading-one'],
    reach: (page) => page.locator('header [aria-controls=menu]').click(),
  },
  {
    name: 'screen whose code does not come',
    path: '/about',
    before: abort(/\/screen-about\./),
    reach: (page) => page.locator('main button').first().waitFor(),
  },
  {
    name: 'remote that does not come, inside the layout',
    path: '/rooms',
    before: abort('**/releases/mf-rooms/**'),
    reach: alertShown,
  },
  {
    name: 'remote that does not come, alone on its screen',
    path: '/login',
    before: abort('**/releases/mf-auth/**'),
    reach: alertShown,
  },
  {
    name: "drawn map, before anybody asked for Google's",
    path: '/location',
    reach: (page) => page.locator('main img[src="/art/map.svg"]').waitFor(),
  },
  {
    name: 'Google map, which is refused here',
    path: '/location',
    reach: async (page) => {
      await page.locator('[aria-describedby=map-note]').click()
      await page.locator('main iframe').waitFor()
    },
  },
  {
    name: 'hours of the house, unfolded',
    path: '/contact',
    reach: async (page) => {
      await page.locator('main button[aria-expanded=false]').click()
      await page.locator('main button[aria-expanded=true]').waitFor()
    },
  },
  {
    name: 'message with mistakes',
    path: '/contact',
    reach: async (page) => {
      await fillIn(page, { email: 'ruth at example' })
      await submit(page)
      await mistakesShown(page)
    },
  },
  {
    name: 'message that was sent',
    path: '/contact',
    before: keepThanks,
    reach: async (page) => {
      await fillIn(page, message)
      await submit(page)
      await page.locator('main form [role=status][data-shown]').waitFor()
    },
  },
  {
    name: 'message that could not be sent',
    path: '/contact',
    before: abort('**/api/messages*'),
    reach: async (page) => {
      await fillIn(page, message)
      await submit(page)
      await alertShown(page)
    },
  },
]
