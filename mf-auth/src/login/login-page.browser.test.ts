import { openPage, type Site, startSite, whenDone } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const guest = {
  firstName: 'Amara',
  lastName: 'Perera',
  country: 'Sri Lanka',
  email: 'amara@example.com',
  password: 'monsoon over mirissa',
}

let browser: Browser
let site: Site
let page: Page

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
})

beforeEach(async () => {
  page = (await openPage(browser, { width: 1440 })).page
  await page.goto(`${site.url}login`)
  await page.getByRole('heading', { level: 1, name: 'Welcome Back to Calm Rest', exact: true }).waitFor()
})

const button = (name: string) => page.getByRole('button', { name, exact: true })
const path = () => new URL(page.url()).pathname

it("says 'Sign in to your account'", async () => {
  await page.getByText('Sign in to your account', { exact: true }).waitFor()
})

it.each(['Find your sweet home', 'Schedule visits in just a few clicks.'])(
  "has a picture that says '%s', on a wide screen only",
  async (words) => {
    await page.getByText(words, { exact: true }).waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByText(words, { exact: true }).waitFor({ state: 'hidden' })
  },
)

it('has the fields Email, of that type, and Password, both required', async () => {
  const email = page.getByRole('textbox', { name: 'Email' })
  expect(await email.getAttribute('type')).toBe('email')
  const password = page.locator('input[name=password]')
  expect(await password.getAttribute('type')).toBe('password')
  for (const field of [email, password]) expect(await field.getAttribute('required')).not.toBeNull()
})

it('shows the password and hides it again', async () => {
  const password = page.locator('input[name=password]')
  await password.fill('monsoon')
  await button('Show password').click()
  expect(await password.getAttribute('type')).toBe('text')
  await button('Hide password').click()
  expect(await password.getAttribute('type')).toBe('password')
})

it("has a checkbox 'Remember Me', not ticked", async () => {
  expect(await page.getByRole('checkbox', { name: 'Remember Me', exact: true }).isChecked()).toBe(false)
})

it.each([
  ['Register', '/register'],
  ['Forgot Password?', '/forgot-password'],
  ['Continue as guest', '/book'],
])('has the link %s to %s', async (name, target) => {
  await page.getByRole('link', { name, exact: true }).click()
  await page.waitForURL((url) => url.pathname === target)
})

describe('after success', () => {
  beforeEach(async () => {
    await page.request.post(`${site.url}api/users`, { data: guest })
    await page.getByRole('textbox', { name: 'Email' }).fill(guest.email)
    await page.locator('input[name=password]').fill(guest.password)
    await page.clock.install()
    // so far ahead that the page's own clock is not there before
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await button('Login').click()
    await button('Login Successful!').waitFor()
  })

  it('goes to /book after 1200 ms, not after 1199', async () => {
    await page.clock.runFor(1199)
    expect(path()).toBe('/login')
    await page.clock.runFor(1)
    await page.waitForURL('**/book')
  })

  it("the button 'Login Successful!' is green and takes no other press", async () => {
    const [red = 0, green = 0, blue = 0] = await button('Login Successful!').evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish()
      const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
      context.fillStyle = getComputedStyle(element).backgroundColor
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data]
    })
    expect(green).toBeGreaterThan(red)
    expect(green).toBeGreaterThan(blue)
    expect(await button('Login Successful!').isDisabled()).toBe(true)
  })
})
