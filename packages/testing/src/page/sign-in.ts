import type { Page } from 'playwright-core'
import type { Site } from '../site/start.ts'
import { inHand } from './in-hand.ts'

export interface Guest {
  firstName: string
  lastName: string
  country: string
  email: string
  password: string
}

let count = 0

/** A guest whom no other test knows. */
export const aGuest = (change: Partial<Guest> = {}): Guest => {
  count += 1
  return {
    firstName: 'Amara',
    lastName: 'Perera',
    country: 'Sri Lanka',
    email: `amara-${count}@example.com`,
    password: 'monsoon over mirissa',
    ...change,
  }
}

/** Creates an account by the API, as the registration form does. */
export const register = async (page: Page, site: Site, guest: Guest): Promise<void> => {
  const answer = await page.request.post(`${site.url}api/users`, { data: guest })
  if (answer.status() !== 201)
    throw new Error(`Registration answered ${answer.status()}: ${await answer.text()}`)
}

/** Signs in by the form, and waits until the site has gone on to booking. */
export const signIn = async (page: Page, site: Site, { email, password }: Guest): Promise<void> => {
  await page.goto(`${site.url}login`)
  // also in a tab that was not opened by `openPage`
  await inHand(page)
  await page.locator('input[name="email"]').fill(email)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('main form [type="submit"]').click()
  await page.waitForURL('**/book*')
}
