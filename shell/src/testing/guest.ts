import type { Page, Response } from 'playwright-core'
import { expect } from 'vitest'

export const guest = {
  firstName: 'Mara',
  lastName: 'Lind',
  country: 'Sweden',
  email: 'mara@example.org',
  password: 'lagoon-at-dawn-7',
}

/** Gives the guest an account. */
export const register = async (url: (path: string) => string) => {
  const answer = await fetch(url('/api/users'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(guest),
  })
  expect(answer.status).toBe(201)
}

/** What a page shows of whoever is signed in. */
export const nameOf = (page: Page) => page.getByRole('link', { name: `Profile of ${guest.firstName}` })

export const wayIn = (page: Page) => page.getByRole('link', { name: 'Sign in', exact: true })

export const wayOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign out' })

/** Signs in by the form; answers what the API gave to the shell, tokens and all. */
export const signIn = async (page: Page, { remember = false } = {}): Promise<Response> => {
  await page.goto(new URL('/login', page.url()).href)
  await page.getByLabel('Email').fill(guest.email)
  await page.locator('input[name=password]').fill(guest.password)
  if (remember) await page.getByLabel('Remember Me').check()
  const answer = page.waitForResponse((response) => response.url().includes('/api/auth/login'))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(/\/book/)
  await nameOf(page).waitFor()
  return answer
}

/** The part of the profile that only a call with a token can fill. */
export const ownDetails = (page: Page, lang: 'en' | 'de' = 'en') =>
  page
    .getByRole('region', { name: { en: 'Your account', de: 'Ihr Konto' }[lang] })
    .getByText(guest.email)
    .first()

/** Makes every widget of the page ask the API anew. */
export const speakGerman = (page: Page) => page.getByRole('button', { name: 'Deutsch' }).click()
