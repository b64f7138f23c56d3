import type { Lang } from '@calm-rest/contract/widget'
import { openPage } from '@calm-rest/testing'
import type { Browser, Page } from 'playwright-core'
import de from '../../locales/de.json' with { type: 'json' }
import en from '../../locales/en.json' with { type: 'json' }
import zh from '../../locales/zh.json' with { type: 'json' }

export const words = { en: en.google, de: de.google, zh: zh.google }

/** What the alert says where Google's window tells of a problem. */
export const alertOf = (lang: Lang, problem: keyof typeof en.google.problem) =>
  words[lang].failedBecause.replace('{{reason}}', words[lang].problem[problem])

export const standInWords = {
  en: { continue: 'Continue', cancel: 'Cancel' },
  de: { continue: 'Weiter', cancel: 'Abbrechen' },
  zh: { continue: '继续', cancel: '取消' },
}

export const stay = 'room=horizon-room&checkIn=2027-07-01&checkOut=2027-07-04&guests=2'

/** The sign-in page, ready to press. */
export const openLogin = async (browser: Browser, url: string, lang: Lang = 'en') => {
  const opened = await openPage(browser, { width: 1280 })
  const { page } = opened
  await page.goto(`${url}login?lang=${lang}&${stay}`)
  const button = page.getByRole('button', { name: words[lang].submit, exact: true })
  await button.waitFor()
  const waiting = page.getByRole('button', { name: words[lang].waiting, exact: true })
  return { ...opened, button, waiting, alert: page.getByRole('alert') }
}

/** Does what opens Google's window, and answers the window. */
export const windowAfter = async (page: Page, press: () => Promise<unknown>): Promise<Page> => {
  const [popup] = await Promise.all([page.waitForEvent('popup'), press()])
  return popup
}
