import { axeViolations, goOn, openPage, type Site, startSite, whenDone } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openLogin, windowAfter } from './google.fixture.ts'

// What the server says in the end, and the pages that the window shows.
let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
})

const register = async (email: string) => {
  const person = { firstName: 'Lin', lastName: 'Yue', country: 'China', password: 'monsoon over mirissa' }
  const answer = await fetch(`${site.url}api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, email }),
  })
  expect(answer.status).toBe(201)
}

const signInAs = async (page: Page, button: { click(): Promise<void> }, name: RegExp) => {
  const popup = await windowAfter(page, () => button.click())
  await popup.getByRole('radio', { name }).check()
  await popup.getByRole('button', { name: 'Continue' }).click()
}

describe('Google login failed', () => {
  it("with the server's words, where the address has an account that nobody confirmed", async () => {
    await register('lin.yue@example.com')
    const { page, button, alert } = await openLogin(browser, site.url)
    await signInAs(page, button, /^Lin Yue/)
    await alert.waitFor()
    expect(await alert.textContent()).toBe(
      'Google login failed: There is already an account with this address. Please sign in with its password, or choose “Forgot Password?”.',
    )
    expect(await axeViolations(page)).toEqual([])
  })

  it("without more, where the answer has no words, as a proxy's page", async () => {
    const { page, button, alert } = await openLogin(browser, site.url)
    await page.route('**/api/auth/google?**', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    )
    await signInAs(page, button, /^Amara/)
    await alert.waitFor()
    expect(await alert.textContent()).toBe('Google login failed')
  })

  it('because the house cannot be reached, and the next try works', async () => {
    const { page, button, alert } = await openLogin(browser, site.url)
    await page.route('**/api/auth/google?**', (route) => route.abort())
    await signInAs(page, button, /^Amara/)
    await alert.waitFor()
    expect(await alert.textContent()).toBe(
      'Google login failed: We could not reach the house. Please check your connection.',
    )
    await page.unroute('**/api/auth/google?**')
    await signInAs(page, button, /^Amara/)
    await page.waitForURL('**/book?**')
  })

  it('because Google has not verified the address', async () => {
    const { page, button, alert } = await openLogin(browser, site.url)
    const popup = await windowAfter(page, () => button.click())
    await popup.getByRole('radio', { name: 'Somebody else' }).check()
    await popup.getByRole('textbox', { name: 'Name' }).fill('Mira Fonseka')
    await popup.getByRole('textbox', { name: 'Email' }).fill('mira@example.com')
    await popup.getByRole('checkbox', { name: 'Address verified' }).uncheck()
    await popup.getByRole('button', { name: 'Continue' }).click()
    await alert.waitFor()
    expect(await alert.textContent()).toBe(
      'Google login failed: Google has not confirmed this sign-in. Please try again.',
    )
  })
})

describe.each([
  [
    'en',
    'Choose who you are',
    'Google has confirmed it is you',
    'You can close this window and go on at Calm Rest.',
  ],
  [
    'de',
    'Wählen Sie, wer Sie sind',
    'Google hat bestätigt, dass Sie es sind',
    'Sie können dieses Fenster schließen und im Calm Rest fortfahren.',
  ],
  ['zh', '请选择您的身份', 'Google 已确认您的身份', '您可以关闭此窗口，回到 Calm Rest 继续操作。'],
])('the window in %s', (lang, choose, confirmed, close) => {
  it.each(['light', 'dark'] as const)(
    'without a page that waits for it says that it can be closed, in %s',
    async (colorScheme) => {
      const { page, problems } = await openPage(browser, { width: 500, height: 600, colorScheme })
      await page.goto(`${site.url}api/auth/google/start?lang=${lang}`)
      await page.getByRole('heading', { name: choose }).waitFor()
      expect(await axeViolations(page)).toEqual([])
      await page.locator('button[value=continue]').click()
      await page.getByRole('heading', { name: confirmed }).waitFor()
      await page.getByText(close).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe(lang)
      expect(await axeViolations(page)).toEqual([])
      // its script comes after its words
      await expect.poll(() => new URL(page.url()).search).toBe('')
      expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
    },
  )
})

describe('the button', () => {
  it('is not there in production without a configured provider', async () => {
    const plain = await startSite({ env: { NODE_ENV: 'production' } })
    const { page } = await openPage(browser)
    const providers = await page.request.get(`${plain.url}api/auth/providers`)
    expect(await providers.json()).toEqual({ google: false })
    await page.goto(`${plain.url}login`)
    await page.getByRole('link', { name: 'Continue as guest' }).waitFor()
    expect(await page.getByRole('button', { name: /Google/ }).count()).toBe(0)
    expect(plain.output()).not.toContain('stand-in')
  })

  it('moves nothing when it comes', async () => {
    const { page } = await openPage(browser)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/auth/providers?**', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${site.url}privacy`)
    await goOn(page, '/login')
    const guest = page.getByRole('link', { name: 'Continue as guest' })
    const before = await guest.boundingBox()
    release()
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
    expect(await guest.boundingBox()).toEqual(before)
  })
})
