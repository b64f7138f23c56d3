import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { axeViolations, type Site, startSite, whenDone } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { alertOf, openLogin, standInWords, stay, windowAfter } from './google.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
})

/** Everything that the three stores of this origin hold, as one text. */
const storesOf = (page: Page) =>
  page.evaluate(async () => {
    const databases = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<unknown[]>((resolve) => {
            const request = indexedDB.open(name)
            request.onsuccess = () => {
              const db = request.result
              const rows: unknown[] = []
              const names = [...db.objectStoreNames]
              if (names.length === 0) return resolve(rows)
              const transaction = db.transaction(names)
              for (const store of names)
                transaction.objectStore(store).getAll().onsuccess = (event) =>
                  rows.push((event.target as IDBRequest).result)
              transaction.oncomplete = () => resolve(rows)
            }
          }),
      ),
    )
    return JSON.stringify([databases, { ...localStorage }, { ...sessionStorage }])
  })

describe('a guest with a Google account', () => {
  it('signs in with the keyboard alone, in a window of 500 × 600, and goes on to /book with the stay', async () => {
    const { page, button, waiting, problems } = await openLogin(browser, site.url)
    await button.focus()
    const popup = await windowAfter(page, () => page.keyboard.press('Enter'))
    await waiting.waitFor()
    await popup.getByRole('heading', { name: 'Choose who you are' }).waitFor()
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600])
    await popup.keyboard.press('Tab')
    await popup.keyboard.press('ArrowDown')
    expect(await popup.getByRole('radio', { name: /^Jonas Weber/ }).isChecked()).toBe(true)
    await popup.keyboard.press('Tab')
    await Promise.all([popup.waitForEvent('close'), popup.keyboard.press('Enter')])
    await page.waitForURL('**/book?**')
    expect(new URL(page.url()).search).toContain(stay)
    await page.getByRole('link', { name: /Jonas/ }).waitFor()
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  })

  it('leaves no token in storage, addresses or the log', async () => {
    const { page, context, button } = await openLogin(browser, site.url)
    const addresses: string[] = []
    context.on('request', (request) => addresses.push(request.url()))
    const answer = page.waitForResponse('**/api/auth/google?**')
    const popup = await windowAfter(page, () => button.click())
    await popup.getByRole('button', { name: 'Continue' }).click()
    const { token, user } = await (await answer).json()
    await page.waitForURL('**/book?**')
    await expect.poll(() => storesOf(page)).toContain(user.email)
    const cookies = await context.cookies(site.url)
    const session = cookies.find(({ name }) => name === '__Host-calm-rest-session')
    expect(session).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' })
    expect(cookies.map(({ name }) => name)).not.toContain('__Host-calm-rest-google')
    const places = [
      await storesOf(page),
      addresses.join('\n'),
      readFileSync(join(site.dataDir, 'server.log'), 'utf8'),
    ]
    for (const secret of [token, session?.value, 'eyJ'])
      for (const place of places) expect(place).not.toContain(secret)
  })

  it('begins anew with a second press: one window, one sign-in, no alert', async () => {
    const { page, context, button, waiting, alert } = await openLogin(browser, site.url)
    const popup = await windowAfter(page, () => button.click())
    await popup.getByRole('radio', { name: /^Lin Yue/ }).check()
    const again = popup.waitForNavigation()
    await waiting.click()
    await again
    expect(context.pages()).toHaveLength(2)
    expect(await alert.count()).toBe(0)
    expect(await waiting.count()).toBe(1)
    await popup.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/book?**')
  })

  it('is believed by nobody but the window: what the page says to itself counts for nothing', async () => {
    const { page, button, waiting } = await openLogin(browser, site.url)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/auth/google')) posts.push(request.url())
    })
    const popup = await windowAfter(page, () => button.click())
    await popup.getByRole('heading', { name: 'Choose who you are' }).waitFor()
    await page.evaluate(() =>
      window.postMessage({ name: 'Eve', email: 'eve@example.com', profilePic: '' }, '*'),
    )
    await popup.evaluate(() => window.opener.postMessage({ name: 'Eve', email: 'eve@example.com' }, '*'))
    await popup.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('alert').waitFor()
    expect([posts, await waiting.count()]).toEqual([[], 0])
  })
})

const expectAlert = async (page: Page, text: string) => {
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('alert').textContent()).toBe(text)
  expect(await axeViolations(page)).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/login')
}

describe.each(langs)('in %s, when it fails', (lang: Lang) => {
  it('says that the guest cancelled at Google', async () => {
    const { page, button } = await openLogin(browser, site.url, lang)
    const popup = await windowAfter(page, () => button.click())
    await popup.getByRole('button', { name: standInWords[lang].cancel }).click()
    await expectAlert(page, alertOf(lang, 'cancelled'))
    expect(await button.isEnabled()).toBe(true)
  })

  it('says that the window was closed, 8 s after it looked so', async () => {
    const { page, button, waiting, alert } = await openLogin(browser, site.url, lang)
    await page.clock.install()
    const popup = await windowAfter(page, () => button.click())
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await popup.close()
    await page.clock.runFor(250)
    await page.clock.runFor(7_999)
    expect([await waiting.count(), await alert.count()]).toEqual([1, 0])
    await page.clock.runFor(1)
    await page.clock.resume()
    await expectAlert(page, alertOf(lang, 'popup_closed'))
  })

  it('says that this address of the site is not known to Google', async () => {
    const { page, button } = await openLogin(browser, site.url.replace('localhost', '127.0.0.1'), lang)
    const popup = await windowAfter(page, () => button.click())
    await expectAlert(page, alertOf(lang, 'wrong_domain'))
    // it speaks before it closes
    await expect.poll(() => popup.isClosed()).toBe(true)
  })
})

describe('while the provider is down', () => {
  let cutOff: Site

  beforeAll(async () => {
    // nobody listens on port 9 of this machine
    const env = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'x' }
    cutOff = await startSite({ env })
  })

  it.each(langs)('says so, in %s', async (lang) => {
    const { page, button } = await openLogin(browser, cutOff.url, lang)
    await button.click()
    await expectAlert(page, alertOf(lang, 'network'))
  })

  it('opens no window where the browser itself is offline', async () => {
    const { page, context, button } = await openLogin(browser, cutOff.url)
    await context.setOffline(true)
    await button.click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByRole('alert').textContent()).toBe(alertOf('en', 'network'))
    expect(context.pages()).toHaveLength(1)
  })
})
