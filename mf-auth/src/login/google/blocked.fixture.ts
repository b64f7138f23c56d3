import type { Lang } from '@calm-rest/contract/widget'
import { openPage, sharedSite, whenDone } from '@calm-rest/testing'
import { launchWholeChromium } from '@calm-rest/testing/chromium'
import { expect } from 'vitest'
import { alertOf, alertSays, words } from './google.fixture.ts'

/** A press that no visitor made: the page says that the browser blocked the window. */
export const blockWindow = async (lang: Lang) => {
  const browser = await launchWholeChromium({ blocksPopups: true })
  whenDone(() => browser.close())
  const { context } = await openPage(browser)
  const page = await context.newPage()
  // a press that no visitor made, which is what browsers block windows of; until then the page must be left alone,
  // since whatever Playwright evaluates in it counts as a visitor's hand
  await page.addInitScript((name) => {
    const press = () => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
      const hydrated = performance.getEntriesByName('calm-rest-hydrated').length > 0
      if (!button || !hydrated) return void setTimeout(press, 50)
      button.click()
      console.log('pressed')
    }
    press()
  }, words[lang].submit)
  const pressed = page.waitForEvent('console', (message) => message.text() === 'pressed')
  await page.goto(`${sharedSite().url}login?lang=${lang}`)
  await pressed
  await alertSays(page, alertOf(lang, 'popup_blocked'))
  expect(context.pages()).toHaveLength(2)
}
