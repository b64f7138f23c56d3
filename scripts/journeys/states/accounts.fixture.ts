import type { Page } from 'playwright-core'
import {
  abort,
  alertShown,
  fillIn,
  mistakesShown,
  type State,
  submit,
  suggestCountries,
} from './state.fixture.ts'

const newGuest = (password: string, confirmPassword = password) => ({
  firstName: 'Amara',
  lastName: 'Perera',
  country: 'Atlantis',
  email: `amara.${crypto.randomUUID()}@example.com`,
  password,
  confirmPassword,
})

const register = async (page: Page, ...passwords: Parameters<typeof newGuest>) => {
  await fillIn(page, newGuest(...passwords))
  await submit(page)
}

const signIn = async (page: Page) => {
  await fillIn(page, { email: `${crypto.randomUUID()}@example.com`, password: 'no such guest' })
  await submit(page)
  await alertShown(page)
}

export const accountStates: readonly State[] = [
  {
    name: 'sign-in with mistakes',
    path: '/login',
    reach: async (page) => {
      await submit(page)
      await mistakesShown(page)
    },
  },
  { name: 'sign-in that was refused', path: '/login', reach: signIn },
  { name: 'sign-in without the API', path: '/login', before: abort('**/api/auth/**'), reach: signIn },
  {
    name: 'registration with mistakes',
    path: '/register',
    reach: async (page) => {
      await submit(page)
      await mistakesShown(page)
    },
  },
  { name: 'countries suggested to a new guest', path: '/register', reach: suggestCountries },
  {
    name: 'passwords that differ',
    path: '/register',
    reach: async (page) => {
      await register(page, 'monsoon over mirissa', 'monsoon over galle')
      await mistakesShown(page)
    },
  },
  {
    name: 'registration that was refused',
    path: '/register',
    reach: async (page) => {
      await register(page, 'password123')
      await alertShown(page)
    },
  },
  {
    name: 'registration without the API',
    path: '/register',
    before: abort('**/api/users*'),
    reach: async (page) => {
      await register(page, 'monsoon over mirissa')
      await alertShown(page)
    },
  },
  {
    name: 'registration that worked',
    path: '/register',
    reach: async (page) => {
      await register(page, 'monsoon over mirissa')
      await alertShown(page)
    },
  },
]
