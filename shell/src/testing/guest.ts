import { aGuest, hydrated, navigateClientSide, ownAddress, sharedSite, signInByApi } from '@calm-rest/testing'
import type { BrowserContext, Page, Response } from 'playwright-core'
import { expect } from 'vitest'

/** A guest that the running test file has for itself. */
export const guest = aGuest({ firstName: 'Mara', lastName: 'Lind', country: 'Sweden' })

/** Gives the guest an account. */
export const register = async () => {
  const answer = await fetch(`${sharedSite().url}api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...ownAddress() },
    body: JSON.stringify(guest),
  })
  expect(answer.status).toBe(201)
}

/** A page of its own for the same visitor. */
export const tabAt = async (context: BrowserContext, path: string) => {
  const tab = await context.newPage()
  await tab.goto(new URL(path, sharedSite().url).href)
  await hydrated(tab)
  await tab.locator('main h1').first().waitFor()
  return tab
}

/** The link with the name of the signed-in guest. */
export const nameOf = (page: Page) => page.getByRole('link', { name: `Profile of ${guest.firstName}` })

export const wayIn = (page: Page) => page.getByRole('link', { name: 'Sign in', exact: true })

export const wayOut = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign out' })

/** Signs in through the form; returns the API's response to the shell, including the tokens. */
export const signIn = async (page: Page, { remember = false } = {}): Promise<Response> => {
  await page.goto(new URL('/login', sharedSite().url).href)
  await page.getByLabel('Email').fill(guest.email)
  await page.locator('input[name=password]').fill(guest.password)
  if (remember) await page.getByLabel('Remember Me').check()
  const answer = page.waitForResponse((response) => response.url().includes('/api/auth/login'))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByRole('button', { name: 'Login Successful!' }).waitFor()
  await navigateClientSide(page, '/about')
  await nameOf(page).waitFor()
  return answer
}

/**
 * The page with a signed-in guest, for tests of something else than the form. Returns an access token of the
 * guest.
 */
export const comeIn = async (page: Page, { remember = false, path = '/about' } = {}): Promise<string> => {
  const { token } = await signInByApi(page, sharedSite(), guest, { remember })
  await page.goto(new URL(path, sharedSite().url).href)
  await nameOf(page).waitFor()
  return token
}

/** Statuses that the API answers from here on to the refreshes of this browser. */
export const refreshesOf = (context: BrowserContext): number[] => {
  const statuses: number[] = []
  context.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/auth/refresh') statuses.push(response.status())
  })
  return statuses
}

/** The part of the profile that only a call with a token can fill. */
export const ownDetails = (page: Page, lang: 'en' | 'de' = 'en') =>
  page
    .getByRole('region', { name: { en: 'Your account', de: 'Ihr Konto' }[lang] })
    .getByText(guest.email)
    .first()

/** Makes every widget of the page ask the API anew. */
export const speakGerman = (page: Page) => page.getByRole('button', { name: 'Deutsch' }).click()
