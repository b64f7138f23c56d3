import { axeViolations, hold, openPage, type Site, startSite, whenDone } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { password, register, signIn } from '../testing/guest.fixture.ts'
import { mailedLinks } from '../testing/mailed.fixture.ts'

let browser: Browser
let site: Site
let page: Page

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
})

const calls = '**/api/auth/forgot*'

const openForgot = async (options: Parameters<typeof openPage>[1] = {}) => {
  const opened = await openPage(browser, options)
  page = opened.page
  await page.goto(`${site.url}forgot-password`)
  await page.getByRole('heading', { level: 1, name: 'Forgot your password?' }).waitFor()
  return opened
}

beforeEach(async () => {
  await openForgot()
})

const email = () => page.getByRole('textbox', { name: 'Email' })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const alert = () => page.getByRole('alert')

const ask = async (address: string) => {
  await email().fill(address)
  await button('Send link').click()
}

describe('the way back into an account', () => {
  it("leads from 'Forgot Password?' by the mailed link to a new password, by keyboard alone", async () => {
    const address = 'way-back@example.com'
    await register(site, address)
    await page.goto(`${site.url}login`)
    await page.getByRole('link', { name: 'Forgot Password?', exact: true }).press('Enter')
    await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
    await email().focus()
    await page.keyboard.type(address)
    await page.keyboard.press('Enter')
    await page.getByText('Please check your inbox').waitFor()
    const [link] = await mailedLinks(site.dataDir, address, 'reset-password')
    await page.goto(new URL(String(link), site.url).href)
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
    await signIn(page, address, password)
    await alert().getByText('E-mail or password is not right.').waitFor()
    await signIn(page, address, 'lagoon at dawn seven')
    await page.waitForURL('**/book')
  })
})

describe('the question', () => {
  it('has the same answer for an address that nobody knows', async () => {
    await register(site, 'known@example.com')
    const said = []
    for (const address of ['known@example.com', 'nobody@example.com']) {
      await email().fill(address)
      await page.getByRole('button', { name: /^Send/ }).click()
      await alert().getByText(`If there is an account for ${address}`).waitFor()
      said.push(((await alert().textContent()) ?? '').replace(address, 'ADDRESS'))
    }
    expect(said[0]).toBe(said[1])
    expect(said[0]).toContain('It works once, within 30 minutes.')
  })

  it('can be asked again, or for another address', async () => {
    await ask('nobody@example.com')
    await button('Send again').waitFor()
    expect(await email().inputValue()).toBe('nobody@example.com')
    await email().fill('somebody@example.com')
    await button('Send again').click()
    await alert().getByText('somebody@example.com').waitFor()
  })

  it("shows 'Sending...' on a button that takes no second press", async () => {
    const release = await hold(page, calls)
    await ask('nobody@example.com')
    await button('Sending...').waitFor()
    expect(await button('Sending...').isDisabled()).toBe(true)
    release()
    await button('Send again').waitFor()
  })

  it('is not sent without an address', async () => {
    let requests = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/')) requests += 1
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
    await ask('nobody@example.com')
    await alert().getByText('We could not reach the house.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.unroute(calls)
    await button('Try again').click()
    await page.getByText('Please check your inbox').waitFor()
  })

  it("shows the server's words to who asks too often", async () => {
    for (let attempt = 0; (await page.getByText('Too many').count()) === 0; attempt += 1) {
      expect(attempt).toBeLessThan(50)
      await email().fill('impatient@example.com')
      await page.getByRole('button', { name: /^Send/ }).click()
      await alert().waitFor()
    }
    expect(await button('Send link').isEnabled()).toBe(true)
  })

  it('says that something went wrong where the answer has no words', async () => {
    await page.route(calls, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await ask('nobody@example.com')
    await alert().getByText('Something went wrong', { exact: true }).waitFor()
  })
})

describe('the page', () => {
  it.each([
    [1440, 'light'],
    [768, 'dark'],
    [390, 'dark'],
  ] as const)('is accessible and quiet at %i px in %s, before and after', async (width, colorScheme) => {
    const { problems } = await openForgot({ width, colorScheme })
    expect(await axeViolations(page)).toEqual([])
    await ask(`seen-at-${width}@example.com`)
    await page.getByText('Please check your inbox').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await axeViolations(page)).toEqual([])
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  })
})
