import { aGuest, hold, register, type SharedSite, signIn } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { buttonOf, has, says } from '../sweep/shown.fixture.ts'
import { inDays, nights } from './booking.fixture.ts'
import { abort, answer, type State } from './state.fixture.ts'

const auth = 'mf-auth/src'
const booking = 'mf-booking/src'
const room = 'mango-tree-bungalow'

/** Signs a guest in who has a booked stay and a cancelled one. */
export const comeAsGuest = async (page: Page, site: SharedSite) => {
  const guest = aGuest({ email: `sweep.${crypto.randomUUID()}@example.com` })
  await register(page, site, guest)
  await signIn(page, site, guest)
  for (const from of [nights(), nights()]) {
    await page.goto(`${site.url}book?room=${room}&checkIn=${inDays(from)}&checkOut=${inDays(from + 2)}`)
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('main [name=email]')?.value !== '',
    )
    await page.locator('main form [type=submit]:not([name]):not([tabindex])').click()
    await says(booking, 'confirmation.title')(page, 'en').waitFor()
  }
  await page.goto(`${site.url}profile`)
  await buttonOf(booking, 'cancel.open')(page, 'en').first().click()
  await buttonOf(booking, 'cancel.confirm')(page, 'en').click()
  await says(booking, 'cancel.done')(page, 'en').waitFor()
}

/** Presses the buttons of these names, one after another. */
const press =
  (folder: string, ...keys: string[]) =>
  async (page: Page, lang: Parameters<State['shows']>[1]) => {
    for (const key of keys) await buttonOf(folder, key)(page, lang).first().click()
  }

export const profileStates: readonly State[] = [
  {
    name: 'profile with a stay to come',
    path: '/profile',
    shows: says(booking, 'own.coming'),
  },
  {
    name: 'profile with a stay that was cancelled',
    path: '/profile',
    shows: says(booking, 'policy.cancelledFull'),
  },
  {
    name: 'profile with an address that is not confirmed',
    path: '/profile',
    shows: says(auth, 'account.email.unconfirmed'),
  },
  {
    name: 'profile without bookings',
    path: '/profile',
    before: answer('**/api/me/bookings*', []),
    shows: says(booking, 'own.empty'),
  },
  {
    name: 'bookings on their way',
    path: '/profile',
    anew: true,
    before: (page) => hold(page, '**/api/me/bookings*'),
    shows: says(booking, 'own.loading'),
  },
  {
    name: 'bookings that could not be loaded',
    path: '/profile',
    before: abort('**/api/me/bookings*'),
    shows: says(booking, 'own.failed'),
  },
  {
    name: 'account that could not be loaded',
    path: '/profile',
    before: abort('**/api/me?*'),
    shows: says(auth, 'account.failed'),
  },
  {
    name: 'question before a booking is cancelled',
    path: '/profile',
    reach: press(booking, 'cancel.open'),
    shows: says(booking, 'cancel.free', { within: '[role=alertdialog]' }),
  },
  {
    name: 'details that were saved',
    path: '/profile',
    reach: press(auth, 'account.details.save'),
    shows: says(auth, 'account.details.saved'),
  },
  {
    name: 'details with a mistake',
    path: '/profile',
    reach: async (page, lang) => {
      await page.locator('main [name=firstName]').fill('')
      await press(auth, 'account.details.save')(page, lang)
    },
    shows: says(auth, 'problem.required'),
  },
  {
    name: 'link to confirm that was sent again',
    path: '/profile',
    reach: press(auth, 'account.email.send'),
    shows: says(auth, 'account.email.sent'),
  },
  {
    name: 'password to change, with mistakes',
    path: '/profile',
    reach: press(auth, 'account.password.change', 'account.password.save'),
    shows: says(auth, 'problem.required'),
  },
  {
    name: 'question before an account is deleted',
    path: '/profile',
    reach: press(auth, 'account.removal.open'),
    shows: says(auth, 'account.removal.goes', { within: 'dialog[open]' }),
  },
  {
    name: 'menu of a narrow screen, open, of a guest who is signed in',
    path: '/about',
    only: 'phone',
    // the dialog makes the page behind it inert
    except: ['landmark-one-main', 'page-has-heading-one'],
    reach: (page) => page.locator('header [aria-controls=menu]').click(),
    shows: says('shell/src', 'common.signOut', { within: '#menu' }),
  },
  {
    name: 'bookings that do not come, in a profile',
    path: '/profile',
    fresh: true,
    before: abort('**/releases/mf-booking/**'),
    expects: /\/releases\/mf-booking\//,
    shows: says('shell/src', 'slot.failed', { within: 'main [role=alert]' }),
  },
  {
    name: 'booking form that knows its guest',
    path: '/book',
    shows: has('main [name=email][value^="sweep."], main [name=email]:not(:placeholder-shown)'),
  },
]
