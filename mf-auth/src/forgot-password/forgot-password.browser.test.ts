import { aGuest, linkIn, mailTo, register, sharedSite, signIn, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

const { open, show } = siteAndBrowser()
const site = sharedSite()

let page: Page

const calls = '**/api/auth/forgot*'

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

describe('the question', () => {
  beforeEach(async () => {
    page = (await show('/forgot-password')).page
  })

  it('R-password-reset: has the same answer for an address that nobody knows', async () => {
    const known = aGuest()
    await register(page, site, known)
    const said = []
    for (const address of [known.email, aGuest().email]) {
      await email().fill(address)
      await page.getByRole('button', { name: /^Send/ }).click()
      await alert().getByText(`If there is an account for ${address}`).waitFor()
      said.push(((await alert().textContent()) ?? '').replace(address, 'ADDRESS'))
    }
    expect(said[0]).toBe(said[1])
    expect(said[0]).toContain('It works once, within 30 minutes.')
  })

  it("shows the server's words to who asks too often", async () => {
    const impatient = aGuest().email
    // the sixth time within 15 minutes is once too often
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await email().fill(impatient)
      const answered = page.waitForResponse(calls)
      await page.getByRole('button', { name: /^Send (link|again)/ }).click()
      await answered
    }
    await alert().getByText('Too many').waitFor()
    expect(await button('Send link').isEnabled()).toBe(true)
  })
})
