import { openPage, type Site, startSite, whenDone } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { bookFor, openAccount, openProfile } from '../signed-in.fixture.ts'
import { hasAccount, storedBooking, takePasswordAway } from '../stored.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
})

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Delete your account?' })
const open = (page: Page) => page.getByRole('button', { name: 'Delete my account' }).click()
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Delete for good' }).click()
const isGone = (page: Page) => page.getByText('Your account is deleted.', { exact: true }).waitFor()

it('says what goes and what stays, asks for the password, and deletes nothing without it', async () => {
  const { page, guest } = await openAccount(browser, site)
  await open(page)
  await dialog(page).getByText('This cannot be undone.').waitFor()
  await dialog(page).getByText('A stay to come remains booked').waitFor()
  await confirm(page)
  await dialog(page).getByText('Please fill in this field.').waitFor()
  await page.locator('input[name="password"]').fill('not this one')
  await confirm(page)
  await dialog(page).getByText('This password is not right.').waitFor()
  expect(hasAccount(site, guest.email)).toBe(true)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
})

it('deletes the account, says goodbye, and signs out here and in the other tab', async () => {
  const { page, context, guest } = await openAccount(browser, site)
  const tab = await context.newPage()
  await openProfile(tab, site)
  await open(page)
  await page.locator('input[name="password"]').fill(guest.password)
  await confirm(page)
  await isGone(page)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Your account is deleted.')
  await page.getByRole('heading', { name: 'You are not signed in' }).waitFor()
  await tab.getByRole('heading', { name: 'You are not signed in' }).waitFor()
  expect(hasAccount(site, guest.email)).toBe(false)

  const { page: later } = await openPage(browser)
  const answer = await later.request.post(`${site.url}api/auth/login`, {
    data: { email: guest.email, password: guest.password },
  })
  expect(answer.status()).toBe(401)
})

it('takes the name from a cancelled booking, and leaves it to a coming one until check-out', async () => {
  const { page, guest } = await openAccount(browser, site)
  const cancelled = await bookFor(page, site, guest)
  await cancelled.cancel()
  const coming = await bookFor(page, site, guest)
  await openProfile(page, site)
  await open(page)
  await page.locator('input[name="password"]').fill(guest.password)
  await confirm(page)
  await isGone(page)
  expect(storedBooking(site, cancelled.reference)).toMatchObject({
    first_name: '',
    last_name: '',
    email: '',
    special_request: null,
  })
  const kept = storedBooking(site, coming.reference)
  expect(kept).toMatchObject({ first_name: guest.firstName, email: guest.email })
  expect(kept?.anonymise_on).toBe(kept?.check_out)
})

it('asks who has no password to type the address', async () => {
  const { page, guest } = await openAccount(browser, site)
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
