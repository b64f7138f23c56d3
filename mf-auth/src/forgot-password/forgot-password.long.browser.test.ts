import { aGuest, hold, register, sharedSite, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'

const { show } = siteAndBrowser()
const site = sharedSite()

let page: Page

const calls = '**/api/auth/forgot*'

const email = () => page.getByRole('textbox', { name: 'Email' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const alert = () => page.getByRole('alert')

const ask = async (address: string) => {
  await email().fill(address)
  await button('Send link').click()
}

describe('the question', () => {
  beforeEach(async () => {
    page = (await show('/forgot-password')).page
  })

  it('can be asked again, or for another address', async () => {
    const first = aGuest().email
    const second = aGuest().email
    await ask(first)
    await button('Send again').waitFor()
    expect(await email().inputValue()).toBe(first)
    await email().fill(second)
    await button('Send again').click()
    await alert().getByText(second).waitFor()
  })

  it("shows 'Sending...' on a button that takes no second press", async () => {
    const release = await hold(page, calls)
    await ask(aGuest().email)
    await button('Sending...').waitFor()
    expect(await button('Sending...').isDisabled()).toBe(true)
    release()
    await button('Send again').waitFor()
  })

  it('is not sent without an address', async () => {
    let requests = 0
    await page.route(calls, (route) => {
      requests += 1
      return route.continue()
    })
    await button('Send link').click()
    await page.getByText('Please fill in this field.').waitFor()
    await ask('amara at example')
    await page.getByText('Please enter a valid e-mail address.').waitFor()
    expect(await email().evaluate((element) => element === document.activeElement)).toBe(true)
    expect(requests).toBe(0)
  })

  it('can be asked again when the API is down, and that works', async () => {
    await page.route(calls, (route) => route.abort())
    await ask(aGuest().email)
    await alert().getByText('Connection lost.').waitFor()
    await page.unroute(calls)
    await button('Try again').click()
    await page.getByText('Please check your inbox').waitFor()
  })

  it('says that something went wrong where the answer has no words', async () => {
    await page.route(calls, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await ask(aGuest().email)
    await alert().getByText('Something went wrong', { exact: true }).waitFor()
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
