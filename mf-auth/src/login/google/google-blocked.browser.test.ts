import { langs } from '@calm-rest/contract/widget'
import { axeViolations, openPage, type Site, startSite, whenDone } from '@calm-rest/testing'
import { launchWholeChromium } from '@calm-rest/testing/chromium'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { alertOf, words } from './google.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchWholeChromium({ blocksPopups: true })
  whenDone(() => browser.close())
  site = await startSite()
})

it.each(langs)('says in %s that the browser blocked the window', async (lang) => {
  const { context } = await openPage(browser)
  const page = await context.newPage()
  // a press that no visitor made, which is what browsers block windows of; until then the page must be left alone,
  // since whatever Playwright evaluates in it counts as a visitor's hand
  await page.addInitScript((name) => {
    const press = () => {
      const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
      const inHand = performance.getEntriesByName('calm-rest-in-hand').length > 0
      if (!button || !inHand) return void setTimeout(press, 50)
      button.click()
      console.log('pressed')
    }
    press()
  }, words[lang].submit)
  const pressed = page.waitForEvent('console', (message) => message.text() === 'pressed')
  await page.goto(`${site.url}login?lang=${lang}`)
  await pressed
  await page.getByRole('alert').waitFor()
  expect(await page.getByRole('alert').textContent()).toBe(alertOf(lang, 'popup_blocked'))
  expect(context.pages()).toHaveLength(2)
  expect(await axeViolations(page)).toEqual([])
})
