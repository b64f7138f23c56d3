import type { Lang } from '@calm-rest/contract/widget'
import { openPage, sharedBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import de from '../../locales/de.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }
import zh from '../../locales/zh.json' with { type: 'json' }

export const words = { en: en.google, de: de.google, zh: zh.google }

/** Text of the alert for a problem that Google's window reports. */
export const alertOf = (lang: Lang, problem: keyof typeof en.google.problem) =>
  words[lang].failedBecause.replace('{{reason}}', words[lang].problem[problem])

export const standInWords = {
  en: { continue: 'Continue', cancel: 'Cancel' },
  de: { continue: 'Weiter', cancel: 'Abbrechen' },
  zh: { continue: '继续', cancel: '取消' },
}

export const stay = 'room=horizon-room&checkIn=2027-07-01&checkOut=2027-07-04&guests=2'

/** The sign-in page of a site in a profile of its own, ready to press. */
export const openLogin = async (siteUrl: string, lang: Lang = 'en') => {
  const opened = await openPage(await sharedBrowser())
  const { page } = opened
  await page.goto(`${siteUrl}login?lang=${lang}&${stay}`)
  return { ...opened, ...controlsOf(page, lang) }
}

/** Locators of the sign-in page's controls for Google. */
export const controlsOf = (page: Page, lang: Lang = 'en') => ({
  button: page.getByRole('button', { name: words[lang].submit, exact: true }),
  waiting: page.getByRole('button', { name: words[lang].waiting, exact: true }),
  alert: page.getByRole('alert'),
})

/** Triggers the opening of Google's window, and returns the window. */
export const windowAfter = async (page: Page, press: () => Promise<unknown>): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
  return popup
}

/** Waits until the page says so in an alert, and is still the sign-in page. */
export const alertSays = async (page: Page, text: string) => {
  await expect.poll(() => page.getByRole('alert').allTextContents()).toEqual([text])
  expect(new URL(page.url()).pathname).toBe('/login')
}

/** How a sign-in with Google ends without one, by the problem that the page then reports. */
export const endings = {
  cancelled: async (siteUrl: string, lang: Lang) => {
    const { page, button } = await openLogin(siteUrl, lang)
    const popup = await windowAfter(page, () => button.click())
    await popup.getByRole('button', { name: standInWords[lang].cancel }).click()
    await alertSays(page, alertOf(lang, 'cancelled'))
    expect(await button.isEnabled()).toBe(true)
  },
  popup_closed: async (siteUrl: string, lang: Lang) => {
    const { page, button, waiting, alert } = await openLogin(siteUrl, lang)
    await page.clock.install()
    const popup = await windowAfter(page, () => button.click())
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await popup.close()
    await page.clock.runFor(250)
    await page.clock.runFor(7_999)
    expect([await waiting.count(), await alert.count()]).toEqual([1, 0])
    await page.clock.runFor(1)
    await page.clock.resume()
    await alertSays(page, alertOf(lang, 'popup_closed'))
  },
  wrong_domain: async (siteUrl: string, lang: Lang) => {
    const { page, button } = await openLogin(siteUrl.replace('localhost', '127.0.0.1'), lang)
    const popup = await windowAfter(page, () => button.click())
    await alertSays(page, alertOf(lang, 'wrong_domain'))
    // it speaks before it closes
    await expect.poll(() => popup.isClosed()).toBe(true)
  },
  network: async (siteUrl: string, lang: Lang) => {
    const { page, button } = await openLogin(siteUrl, lang)
    await button.click()
    await alertSays(page, alertOf(lang, 'network'))
  },
}

/** Nothing listens on port 9 of this machine. */
export const providerIsDown = {
  OIDC_ISSUER: 'http://127.0.0.1:9',
  OIDC_CLIENT_ID: 'x',
  OIDC_CLIENT_SECRET: 'x',
}

const windowWords = {
  en: ['Choose who you are', 'Google has confirmed it is you', 'You can close this window and go on.'],
  de: [
    'Wählen Sie, wer Sie sind',
    'Google hat bestätigt, dass Sie es sind',
    'Sie können dieses Fenster schließen und fortfahren.',
  ],
  zh: ['请选择您的身份', 'Google 已确认您的身份', '您可以关闭此窗口，继续操作。'],
}

/** Google's window without a waiting page, from the choice to the note that it can be closed. */
export const lookAtWindow = async (siteUrl: string, lang: Lang) => {
  const [choose = '', confirmed = '', close = ''] = windowWords[lang]
  const { page, problems } = await openPage(await sharedBrowser(), { width: 500, height: 600 })
  await page.goto(`${siteUrl}api/auth/google/start?lang=${lang}`)
  await page.getByRole('heading', { name: choose }).waitFor()
  await page.locator('button[value=continue]').click()
  await page.getByRole('heading', { name: confirmed }).waitFor()
  await page.getByText(close).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe(lang)
  // its script comes after its words
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
}
