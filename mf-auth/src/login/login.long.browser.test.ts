import { aGuest, type OpenOptions, register, signInByApi, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const stay = 'room=horizon-room&checkIn=2027-07-01&checkOut=2027-07-04&guests=2'

const calls = '**/api/auth/login*'

const { open, show, url } = siteAndBrowser()
const guest = aGuest()

let page: Page

beforeAll(async () => register((await show('/login')).page, { url: url('/') }, guest))
const password = () => page.locator('input[name=password]')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const email = () => page.getByRole('textbox', { name: 'Email' })
const alert = () => page.getByRole('alert')

const signIn = async (typed = guest.password) => {
  await email().fill(guest.email)
  await password().fill(typed)
  await button('Login').click()
}

describe('the form', () => {
  beforeEach(async () => {
    page = (await show(`/login?${stay}`)).page
  })

  it('R-login-toggle: shows the password and hides it again', async () => {
    await password().fill('monsoon')
    await button('Show password').click()
    expect(await password().getAttribute('type')).toBe('text')
    await button('Hide password').click()
    expect(await password().getAttribute('type')).toBe('password')
  })

  it('R-login-side: has its picture on a wide screen only', async () => {
    const words = page.getByText('Find your sweet home', { exact: true })
    expect(await words.isVisible()).toBe(true)
    await page.setViewportSize({ width: 390, height: 844 })
    await words.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
})

describe('a guest who has an account', () => {
  const openLogin = async (options: OpenOptions = {}) => {
    const opened = await open(`/login?${stay}`, options)
    page = opened.page
    return opened
  }

  it('R-login-signed-in: goes straight to booking when signed in already', async () => {
    await openLogin()
    await signInByApi(page, { url: url('/') }, guest)
    await page.goto(url('/login?room=coral-suite'))
    await page.waitForURL('**/book?room=coral-suite')
    await page.getByRole('heading', { name: 'Book Your Stay' }).waitFor()
  })
})

describe('when it fails', () => {
  beforeEach(async () => {
    page = (await show(`/login?${stay}`)).page
  })

  it("R-error-login-fallback: says 'Login failed' where the answer has no words, as a proxy's page", async () => {
    await page.route(calls, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await signIn()
    await alert().waitFor()
    expect(await alert().textContent()).toBe('Login failed')
  })

  it('R-error-login-network: offers another try when the API is down, which is sent', async () => {
    await page.route(calls, (route) => route.abort())
    await signIn('not the password')
    await alert().getByText('Connection lost.').waitFor()
    await page.unroute(calls)
    await button('Try again').click()
    await alert().getByText('E-mail or password is incorrect.').waitFor()
  })

  it('R-rule-login-required: asks for both fields before anything is sent', async () => {
    let requests = 0
    const count = (request: { method(): string; url(): string }) => {
      if (request.method() === 'POST' && request.url().includes('/api/')) requests += 1
    }
    page.on('request', count)
    await button('Login').click()
    await page.getByText('Please fill in this field.').first().waitFor()
    expect(await page.getByText('Please fill in this field.').count()).toBe(2)
    expect(await email().evaluate((element) => element === document.activeElement)).toBe(true)
    await email().fill('amara at example')
    await password().fill('x')
    await button('Login').click()
    await page.getByText('Please enter a valid e-mail address.').waitFor()
    page.off('request', count)
    expect(requests).toBe(0)
  })
})
