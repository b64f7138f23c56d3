import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import type { Site } from '../site/site.ts'
import { hydrated } from './hydrated.ts'

export interface Guest {
  firstName: string
  lastName: string
  country: string
  email: string
  password: string
}

type SiteAddress = Pick<Site, 'url'>

/** A guest whom no other test uses, in any file and worker. */
export const aGuest = (change: Partial<Guest> = {}): Guest => ({
  firstName: 'Amara',
  lastName: 'Perera',
  country: 'Sri Lanka',
  email: `amara-${randomUUID()}@example.com`,
  password: 'monsoon over mirissa',
  ...change,
})

/** Creates an account through the API, as the registration form does. */
export const register = async (page: Page, site: SiteAddress, guest: Guest): Promise<void> => {
  const answer = await page.request.post(`${site.url}api/users`, { data: guest })
  if (answer.status() !== 201)
    throw new Error(`Registration answered ${answer.status()}: ${await answer.text()}`)
}

/** Signs in through the form, and waits until the site has continued to booking. */
export const signIn = async (page: Page, site: SiteAddress, { email, password }: Guest): Promise<void> => {
  await page.goto(`${site.url}login`)
  // also in a tab that was not opened by `openPage`
  await hydrated(page)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('main form [type="submit"]').click()
  await page.waitForURL('**/book*')
}

/**
 * Signs in through the API, for tests of something else than the form: the next page has the cookie and the
 * stored user. Returns the API's response; the page requests its access token itself.
 */
export const signInByApi = async (
  page: Page,
  site: SiteAddress,
  { email, password }: Guest,
  { remember = false } = {},
): Promise<{ token: string }> => {
  const answer = await page.request.post(`${site.url}api/auth/login`, { data: { email, password, remember } })
  if (answer.status() !== 200)
    throw new Error(`The sign-in answered ${answer.status()}: ${await answer.text()}`)
  const { token, user, sessionExpiresAt } = await answer.json()
  // any address of this origin that runs no script
  await page.goto(`${site.url}robots.txt`)
  await page.evaluate(
    (stored) => localStorage.setItem('user', stored),
    JSON.stringify({ user, expiresAt: sessionExpiresAt }),
  )
  return { token }
}
