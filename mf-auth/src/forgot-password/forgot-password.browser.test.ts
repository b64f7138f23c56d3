import { aGuest, linkIn, mailTo, register, sharedSite, signIn, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const { open } = siteAndBrowser()
const site = sharedSite()

let page: Page

const email = () => page.getByRole('textbox', { name: 'Email' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const alert = () => page.getByRole('alert')

it("R-password-reset: leads from 'Forgot Password?' by the mailed link to a new password, by keyboard alone", async () => {
  const guest = aGuest()
  page = (await open('/login')).page
  await register(page, site, guest)
  await page.getByRole('link', { name: 'Forgot Password?', exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await email().focus()
  await page.keyboard.type(guest.email)
  await page.keyboard.press('Enter')
  await page.getByText('Please check your inbox').waitFor()
  await page.goto(linkIn(await mailTo(site, guest.email, /password/i), '/reset-password'))
  await page.getByLabel('New Password').focus()
  await page.keyboard.type('lagoon at dawn seven')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('lagoon at dawn seven')
  await page.keyboard.press('Enter')
  await page.getByText('Your new password is saved').waitFor()
  // the message takes the focus over a moment after it is there
  await expect.poll(() => alert().evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
  await email().fill(guest.email)
  await page.locator('input[name=password]').fill(guest.password)
  await button('Login').click()
  await alert().getByText('E-mail or password is incorrect.').waitFor()
  await signIn(page, site, { ...guest, password: 'lagoon at dawn seven' })
})
