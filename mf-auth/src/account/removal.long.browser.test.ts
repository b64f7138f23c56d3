import { sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openAccount, openProfile } from './signed-in.fixture.ts'
import { hasAccount, takePasswordAway } from './stored.fixture.ts'

const site = sharedSite()

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
const open = (page: Page) => page.getByRole('button', { name: 'Delete my account' }).click()
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete for good' }).click()
const isGone = (page: Page) => page.getByText('Your account is deleted.', { exact: true }).waitFor()

it('asks who has no password to type the address', async () => {
  const { page, guest } = await openAccount(site)
  takePasswordAway(site, guest.email)
  await openProfile(page, site)
  await open(page)
  await page.locator('dialog input[name="email"]').fill('somebody@example.com')
  await confirm(page)
  await dialog(page).getByText('This is not the address of your account.').waitFor()
  await page.locator('dialog input[name="email"]').fill(guest.email)
  await confirm(page)
  await isGone(page)
  expect(hasAccount(site, guest.email)).toBe(false)
})

it('R-account-removal: says what goes and what stays, asks for the password, and deletes nothing without it; with it, says goodbye and signs out here and in the other tab', async () => {
  const { page, context, guest } = await openAccount(site)
  const tab = await context.newPage()
  await openProfile(tab, site)
  await open(page)
  await dialog(page).getByText('This cannot be undone.').waitFor()
  await dialog(page).getByText('A stay to come remains booked').waitFor()
  await confirm(page)
  await dialog(page).getByText('Please fill in this field.').waitFor()
  await page.locator('input[name="password"]').fill('not this one')
  await confirm(page)
  await dialog(page).getByText('This password is incorrect.').waitFor()
  expect(hasAccount(site, guest.email)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  await open(page)
  await page.locator('input[name="password"]').fill(guest.password)
  await confirm(page)
  await isGone(page)
  await expect
    .poll(() => page.evaluate(() => document.querySelector('[role=alert]:focus')?.textContent))
    .toContain('Your account is deleted.')
  await page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
  await tab.getByRole('heading', { name: 'You are not signed in' }).waitFor()
  expect(hasAccount(site, guest.email)).toBe(false)

  const answer = await page.request.post(`${site.url}api/auth/login`, {
    data: { email: guest.email, password: guest.password },
  })
  expect(answer.status()).toBe(401)
})
