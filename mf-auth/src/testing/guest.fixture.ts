import type { Site } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const password = 'monsoon over mirissa'

/** An account of its own for each test. */
export const register = async (site: Site, email: string) => {
  const answer = await fetch(`${site.url}api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: 'Amara', lastName: 'Perera', country: 'Sri Lanka', email, password }),
  })
  expect(answer.status).toBe(201)
}

export const signIn = async (page: Page, email: string, typed = password) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.locator('input[name=password]').fill(typed)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}
