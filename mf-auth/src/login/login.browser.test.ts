import { delays } from '@calm-rest/contract/limits'
import { axeViolations, hold, openPage, type Site, startSite, whenDone } from '@calm-rest/testing'
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
const stay = 'room=horizon-room&checkIn=2027-07-01&checkOut=2027-07-04&guests=2'
const calls = '**/api/auth/**'

let browser: Browser
let site: Site
let page: Page

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
  const answer = await fetch(`${site.url}api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(guest),
  })
  expect(answer.status).toBe(201)
})

const openLogin = async (options: Parameters<typeof openPage>[1] = {}) => {
  const opened = await openPage(browser, options)
  page = opened.page
  await page.goto(`${site.url}login?${stay}`)
  await page.getByRole('heading', { name: 'Welcome Back to Calm Rest' }).waitFor()
  return opened
}

const email = () => page.getByRole('textbox', { name: 'Email' })
const password = () => page.getByLabel('Password', { exact: false }).first()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const alert = () => page.getByRole('alert')

const signIn = async (typed = guest.password) => {
  await email().fill(guest.email)
  await password().fill(typed)
  await button('Login').click()
}

/** Notes in the page when the success showed, which is soon gone again, and when the address changed. */
const noteTimes = () =>
  page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    new MutationObserver(() => {
      const leaving = document.querySelector('[data-leaving]')?.textContent ?? ''
      if (times.length === 0 && leaving.includes('Login Successful!')) times.push(performance.now())
    }).observe(document.body, { subtree: true, attributes: true })
    const replace = history.replaceState.bind(history)
    history.replaceState = (...entry) => {
      times.push(performance.now())
      replace(...entry)
    }
  })

const searchOf = (address: string) => Object.fromEntries(new URL(address).searchParams)

describe('a guest who has an account', () => {
  beforeEach(() => openLogin())

  it('sees Login Successful! and is on the way to booking after 1200 ms, with the stay', async () => {
    await noteTimes()
    await signIn()
    await page.waitForURL('**/book?**')
    const [said = 0, left = 0] = await page.evaluate(() => (window as unknown as { times: number[] }).times)
    // a timer may fire a moment early by the page's own clock
    expect(left - said).toBeGreaterThan(delays.loginRedirectMs - 10)
    expect(searchOf(page.url())).toMatchObject(Object.fromEntries(new URLSearchParams(stay)))
  })

  it("sees 'Logging in...' on a button that takes no second press", async () => {
    const release = await hold(page, calls)
    await signIn()
    await button('Logging in...').waitFor()
    expect(await button('Logging in...').isDisabled()).toBe(true)
    release()
    await page.waitForURL('**/book?**')
  })

  it('goes straight to booking when signed in already', async () => {
    await signIn()
    await page.getByRole('heading', { name: 'Book Your Stay' }).waitFor()
    await page.evaluate(() => history.pushState(null, '', '/login?room=coral-suite'))
    await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
    await page.waitForURL('**/book?room=coral-suite')
  })

  it('leaves no sign-in behind: Back from booking leads to where the guest came from', async () => {
    await page.getByRole('link', { name: 'Register', exact: true }).click()
    await page.getByRole('heading', { name: 'Create Your Account' }).waitFor()
    await page.getByRole('link', { name: 'Login', exact: true }).click()
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
    await signIn()
    await page.getByRole('heading', { name: 'Book Your Stay' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Create Your Account' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/register')
    await page.goForward()
    await page.getByRole('heading', { name: 'Book Your Stay' }).waitFor()
  })

  it('does it all with the keyboard', async () => {
    await email().focus()
    await page.keyboard.type(guest.email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(guest.password)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('textbox', { name: 'Password' }).inputValue()).toBe(guest.password)
    await button('Hide password').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    expect(await page.getByRole('checkbox', { name: 'Remember Me' }).isChecked()).toBe(true)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/book?**')
  })
})

describe('when it fails', () => {
  beforeEach(() => openLogin())

  it("shows the server's message and keeps what was typed", async () => {
    await signIn('not the password')
    await alert().waitFor()
    expect(await alert().textContent()).toBe('E-mail or password is not right.')
    expect(await email().inputValue()).toBe(guest.email)
    expect(await password().inputValue()).toBe('not the password')
    expect(await button('Login').isEnabled()).toBe(true)
    expect(await axeViolations(page)).toEqual([])
  })

  it("says 'Login failed' where the answer has no words, as a proxy's page", async () => {
    await page.route(calls, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await signIn()
    await alert().waitFor()
    expect(await alert().textContent()).toBe('Login failed')
  })

  it('offers another try when the API is down, and that one works', async () => {
    await page.route(calls, (route) => route.abort())
    await signIn()
    await alert().getByText('We could not reach the house.').waitFor()
    await page.unroute(calls)
    await button('Try again').click()
    await page.waitForURL('**/book?**')
  })

  it('asks for both fields before anything is sent', async () => {
    let requests = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/')) requests += 1
    })
    await button('Login').click()
    await page.getByText('Please fill in this field.').first().waitFor()
    expect(await page.getByText('Please fill in this field.').count()).toBe(2)
    expect(await email().evaluate((element) => element === document.activeElement)).toBe(true)
    await email().fill('amara at example')
    await password().fill('x')
    await button('Login').click()
    await page.getByText('Please enter a valid e-mail address.').waitFor()
    expect(requests).toBe(0)
  })
})

describe('the ways on', () => {
  beforeEach(() => openLogin())

  it.each([
    ['Continue as guest', '**/book?room=horizon-room&**'],
    ['Register', '**/register?room=horizon-room&**'],
    ['Forgot Password?', '**/forgot-password'],
    ['Calm Rest, back to the home page', /:\/\/[^/]+\/$/],
  ])('%s leads there', async (name, address) => {
    await page.getByRole('link', { name, exact: true }).click()
    await page.waitForURL(address)
  })
})

describe('the page', () => {
  it.each([
    [1440, 'light'],
    [390, 'dark'],
  ] as const)('is accessible and quiet at %i px in %s', async (width, colorScheme) => {
    const { problems } = await openLogin({ width, colorScheme })
    expect(await page.getByText('Find your sweet home').isVisible()).toBe(width === 1440)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await axeViolations(page)).toEqual([])
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  })

  it.each([
    ['reduce', true],
    ['no-preference', false],
  ] as const)('with motion %s, stays fully visible: %s', async (reducedMotion, stays) => {
    await openLogin({ reducedMotion })
    // looks from before the press until the page is gone, however long each step takes
    const seen = page.evaluate(async () => {
      const leaving = () => document.querySelector('[data-leaving]')
      while (!leaving()) await new Promise(requestAnimationFrame)
      let lowest = 1
      for (let frame = leaving(); frame; frame = leaving()) {
        lowest = Math.min(lowest, Number(getComputedStyle(frame).opacity))
        await new Promise(requestAnimationFrame)
      }
      return lowest
    })
    const [lowest] = await Promise.all([seen, signIn()])
    expect(lowest === 1).toBe(stays)
    await page.waitForURL('**/book?**')
  })
})
