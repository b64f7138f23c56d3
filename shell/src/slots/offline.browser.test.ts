import { openPage, sharedBrowser, siteAndBrowser } from '@calm-rest/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'

const { url } = siteAndBrowser()
let page: Page
let context: BrowserContext

beforeEach(async () => {
  // a new browser: from a cache every remote would come also without a line
  const opened = await openPage(await sharedBrowser(), { isNew: true })
  page = opened.page
  context = opened.context
  await page.goto(url('/terms'))
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
})

const goTo = (name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const reviewsShown = () => page.getByRole('link', { name: 'Write a Review' }).first().waitFor()
const slotFailed = () => page.getByRole('button', { name: 'Try again' }).waitFor()
const screenFailed = () =>
  page.getByRole('heading', { level: 1, name: 'This page could not be loaded' }).waitFor()
const isSameDocument = () => page.evaluate(() => 'sameDocument' in window)

it('a remote that failed while the visitor was offline comes by itself once the line is back', async () => {
  await context.setOffline(true)
  await goTo('Reviews')
  await slotFailed()
  await context.setOffline(false)
  await reviewsShown()
  expect(await isSameDocument()).toBe(true)
})

it('a screen of the shell that could not be fetched is asked anew: at the next visit, and once the line is back', async () => {
  await context.setOffline(true)
  await goTo('About')
  await screenFailed()
  await goTo('Reviews')
  await slotFailed()
  await goTo('About')
  await screenFailed()
  await context.setOffline(false)
  await heading('About Calm Rest')
  await page.route('**/screen-location*', (route) => route.abort())
  await goTo('Location')
  await screenFailed()
  await page.unrouteAll()
  await goTo('About')
  await heading('About Calm Rest')
  await goTo('Location')
  await heading('Location')
  expect(await isSameDocument()).toBe(true)
})
