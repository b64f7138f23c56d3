import { openPage, sharedBrowser, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'

const { url } = siteAndBrowser()
let page: Page

beforeEach(async () => {
  // a new browser: from a cache every remote would come also without a line
  const opened = await openPage(await sharedBrowser(), { isNew: true })
  page = opened.page
  await page.goto(url('/terms'))
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
})

const goTo = (name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click()
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const reviewsShown = () => page.getByRole('link', { name: 'Write a Review' }).first().waitFor()
const slotFailed = () => page.getByRole('button', { name: 'Try again' }).waitFor()
const isSameDocument = () => page.evaluate(() => 'sameDocument' in window)

it('a remote that the network failed once is asked anew at the next visit', async () => {
  await page.route('**/releases/mf-reviews/**', (route) => route.abort())
  await goTo('Reviews')
  await slotFailed()
  await page.unrouteAll()
  await goTo('Rooms')
  await heading('Our Rooms')
  await goTo('Reviews')
  await reviewsShown()
  expect(await isSameDocument()).toBe(true)
})

it('words that the network failed once are asked anew, too', async () => {
  await page.route('**/releases/mf-reviews/**', async (route) => {
    const answer = await route.fetch()
    if ((await answer.text()).includes('"Write a Review"')) await route.abort()
    else await route.fulfill({ response: answer })
  })
  await goTo('Reviews')
  await slotFailed()
  await page.unrouteAll()
  await goTo('Rooms')
  await heading('Our Rooms')
  await goTo('Reviews')
  await reviewsShown()
})
