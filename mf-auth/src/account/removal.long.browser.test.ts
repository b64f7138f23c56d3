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
