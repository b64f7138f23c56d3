import { hold } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { buttonOf, has, says, saysError } from '../sweep/shown.fixture.ts'
import { abort, fillIn, type State, submit, suggestCountries } from './state.fixture.ts'

const auth = 'mf-auth/src'
/** A token as long as those in mails, and unknown. */
const unknownToken = 'x'.repeat(43)

const newGuest = (password: string, confirmPassword = password) => ({
  firstName: 'Amara',
  lastName: 'Perera',
  country: 'Atlantis',
  email: `amara.${crypto.randomUUID()}@example.com`,
  password,
  confirmPassword,
})

const register =
  (...passwords: Parameters<typeof newGuest>) =>
  async (page: Page) => {
    await fillIn(page, newGuest(...passwords))
    await submit(page)
  }

const signIn = async (page: Page) => {
  await fillIn(page, { email: `${crypto.randomUUID()}@example.com`, password: 'no such guest' })
  await submit(page)
}

const askForLink = async (page: Page) => {
  await fillIn(page, { email: `${crypto.randomUUID()}@example.com` })
  await submit(page)
}

const choosePassword =
  (password: string, confirmPassword = password) =>
  async (page: Page) => {
    await fillIn(page, { password, confirmPassword })
    await submit(page)
  }

export const accountStates: readonly State[] = [
  {
    name: 'sign-in with mistakes',
    path: '/login',
    reach: submit,
    shows: says(auth, 'problem.required'),
  },
  {
    name: 'sign-in on its way',
    path: '/login',
    before: (page) => hold(page, '**/api/auth/**'),
    reach: signIn,
    shows: says(auth, 'login.sending'),
  },
  {
    name: 'sign-in that was refused',
    path: '/login',
    reach: signIn,
    shows: saysError('invalid_credentials', 'main [role=alert]'),
  },
  {
    name: 'sign-in without the API',
    path: '/login',
    before: abort('**/api/auth/**'),
    reach: signIn,
    shows: says(auth, 'login.offline', { within: 'main [role=alert]' }),
  },
  {
    name: 'sign-in with Google whose window was blocked',
    path: '/login',
    before: (page) => page.evaluate(() => void Object.assign(window, { open: () => null })),
    fresh: true,
    reach: (page, lang) => buttonOf(auth, 'google.submit')(page, lang).click(),
    shows: says(auth, 'google.problem.popup_blocked', { within: 'main [role=alert]' }),
  },
  {
    name: 'registration with mistakes',
    path: '/register',
    reach: submit,
    shows: says(auth, 'problem.required'),
  },
  {
    name: 'countries suggested to a new guest',
    path: '/register',
    reach: suggestCountries,
    shows: has('[role=option][aria-selected=true]'),
  },
  {
    name: 'passwords that differ',
    path: '/register',
    reach: register('monsoon over mirissa', 'monsoon over galle'),
    shows: says(auth, 'problem.passwords_differ'),
  },
  {
    name: 'registration that was refused',
    path: '/register',
    reach: register('password123'),
    shows: says(auth, 'problem.common_password'),
  },
  {
    name: 'registration without the API',
    path: '/register',
    before: abort('**/api/users*'),
    reach: register('monsoon over mirissa'),
    shows: says(auth, 'register.offline', { within: 'main [role=alert]' }),
  },
  {
    name: 'registration that worked',
    path: '/register',
    reach: register('monsoon over mirissa'),
    shows: says(auth, 'register.done', { within: 'main [role=alert]' }),
  },
  {
    name: 'link to a new password without an address',
    path: '/forgot-password',
    reach: submit,
    shows: says(auth, 'problem.required'),
  },
  {
    name: 'link to a new password that was sent',
    path: '/forgot-password',
    reach: askForLink,
    shows: says(auth, 'forgot.sent'),
  },
  {
    name: 'link to a new password without the API',
    path: '/forgot-password',
    before: abort('**/api/auth/forgot*'),
    reach: askForLink,
    shows: says(auth, 'login.offline', { within: 'main [role=alert]' }),
  },
  {
    name: 'new password',
    path: `/reset-password#${unknownToken}`,
    shows: says(auth, 'reset.submit'),
  },
  {
    name: 'new password with mistakes',
    path: `/reset-password#${unknownToken}`,
    reach: choosePassword('lagoon at dawn', 'lagoon at dusk'),
    shows: says(auth, 'problem.passwords_differ'),
  },
  {
    name: 'new password by a link that no longer works',
    path: `/reset-password#${unknownToken}`,
    reach: choosePassword('lagoon at dawn seven'),
    shows: says(auth, 'reset.dead', { within: 'main [role=alert]' }),
  },
  {
    name: 'address to confirm',
    path: `/confirm-email#${unknownToken}`,
    shows: says(auth, 'confirm.submit'),
  },
  {
    name: 'address to confirm by a link that no longer works',
    path: `/confirm-email#${unknownToken}`,
    reach: (page) => page.locator('main button').first().click(),
    shows: says(auth, 'confirm.dead', { within: 'main [role=alert]' }),
  },
  {
    name: 'address to confirm without the API',
    path: `/confirm-email#${unknownToken}`,
    before: abort('**/api/auth/confirm*'),
    reach: (page) => page.locator('main button').first().click(),
    shows: says(auth, 'login.offline', { within: 'main [role=alert]' }),
  },
]
