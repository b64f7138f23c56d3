import { openPage, sharedBrowser, siteAndBrowser, waitForNetworkIdle } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Head, headOf, sentHead } from './head.fixture.ts'

const { open, url } = siteAndBrowser()

/** The head in its current state. */
const headNow = (page: Page): Promise<Head> => page.evaluate(`(${headOf})(document)`)

/** Head of the sent HTML, without structured data, which only the server writes. */
const withoutData = async (path: string) => ({ ...(await sentHead(path)), data: 0 })

const languageButton = (page: Page) => page.getByRole('button', { name: 'Deutsch' })

describe('the head of the document', () => {
  it('stays what the server wrote while the first page gets ready', async () => {
    const { page } = await open('/rooms/horizon-room?lang=de')
    await page.getByRole('heading', { level: 1, name: 'Horizont-Zimmer' }).waitFor()
    await waitForNetworkIdle(page)
    expect(await headNow(page)).toEqual(await sentHead('/rooms/horizon-room?lang=de'))
  })

  it('is that of the screen that a visitor went to, in the language that was chosen', async () => {
    const { page } = await open('/')
    const home = await withoutData('/')
    await page.getByRole('navigation').getByRole('link', { name: 'Location', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Location' }).waitFor()
    const location = await withoutData('/location')
    await expect.poll(() => headNow(page)).toEqual(location)

    await page.goBack()
    await expect.poll(() => headNow(page)).toEqual(home)

    await page
      .getByRole('link', { name: /^Details/ })
      .first()
      .click()
    await page.waitForURL(/\/rooms\/[a-z-]+$/)
    const room = await withoutData(new URL(page.url()).pathname)
    await expect.poll(() => headNow(page)).toEqual(room)

    await languageButton(page).click()
    const german = await withoutData(`${new URL(page.url()).pathname}?lang=de`)
    await expect.poll(() => headNow(page)).toEqual(german)
  })

  it('follows a language that was chosen before the screen was there', async () => {
    const { page } = await openPage(await sharedBrowser(), { staysStill: true })
    let bring = () => {}
    const chosen = new Promise<void>((resolve) => {
      bring = resolve
    })
    await page.route(/\/screen-about\.\w+\.js/, async (route) => {
      await chosen
      await route.continue()
    })
    await page.goto(url('/about'), { waitUntil: 'commit' })
    await languageButton(page).click()
    // the current screen stays until all of the next one is in German
    bring()
    await page.getByRole('link', { name: 'Lage' }).first().waitFor()
    const german = await sentHead('/about?lang=de')
    await expect.poll(() => headNow(page)).toEqual(german)
  })

  it('keeps a step of a visit to itself, and no longer than that', async () => {
    const { page } = await open('/rooms')
    await page.getByRole('link', { name: 'Book Now', exact: true }).first().click()
    await page.getByRole('heading', { name: /Welcome Back/ }).waitFor()
    await expect
      .poll(() => headNow(page))
      .toMatchObject({ canonical: [], descriptions: [], robots: ['noindex'] })
    await page.goBack()
    const rooms = await sentHead('/rooms')
    await expect.poll(() => headNow(page)).toEqual(rooms)
  })

  it('does not offer a room that nobody has', async () => {
    const { page } = await open('/rooms/none')
    await page.getByRole('heading', { name: 'Room not found' }).waitFor()
    await expect
      .poll(() => headNow(page))
      .toMatchObject({ title: 'Room not found · Calm Rest', canonical: [], robots: ['noindex'], data: 0 })
  })
})
