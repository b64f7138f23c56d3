import { fetchPage, openPage, sharedBrowser, siteAndBrowser } from '@calm-rest/testing'
import type { Locator, Page } from 'playwright-core'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { notice, roomsShown } from './kept-html.fixture.ts'

const { url } = siteAndBrowser()
const rooms = '**/releases/mf-rooms/**'
let page: Page

beforeEach(async () => {
  // a new browser: from a cache every script would come
  const opened = await openPage(await sharedBrowser(), { isNew: true, staysStill: true })
  page = opened.page
})

const room = () => page.locator('main [data-slot] a[href*="/rooms/horizon-room"]').first()

describe('R-mf-fallback: a widget without HTML of the server, as those of Vue, Svelte or by the contract alone', () => {
  const words = 'Please turn on scripts.'
  /** Opens the page of rooms as the server writes it for a release without a server bundle; its scripts hang. */
  const open = async () => {
    const context = await (await sharedBrowser()).newContext()
    onTestFinished(() => context.close())
    const slotted = await context.newPage()
    await slotted.route('**/rooms', async (route) => {
      const { document } = await fetchPage(url('/rooms'))
      const slot = document.querySelector('main [data-slot]')
      if (slot) slot.innerHTML = `<noscript><p>${words}</p></noscript>`
      await route.fulfill({ response: await route.fetch(), body: document.toString() })
    })
    await slotted.route('**/*.js', () => {})
    await slotted.goto(url('/rooms'), { waitUntil: 'commit' })
    const slot = slotted.locator('main [data-slot]').first()
    await slot.waitFor()
    return { slotted, slot }
  }
  const before = (slot: Locator) =>
    slot.evaluate((one) => {
      const { content, blockSize, backgroundColor } = getComputedStyle(one, '::before')
      return { content, blockSize, isVisible: backgroundColor !== 'rgba(0, 0, 0, 0)' }
    })

  it('has its place kept by a plain area of the height of the slot, until its script shows it', async () => {
    const { slotted, slot } = await open()
    const blockSize = `${(slotted.viewportSize()?.height ?? 0) * 0.4}px`
    await expect.poll(() => before(slot)).toEqual({ content: '""', blockSize, isVisible: true })
    await slot.evaluate((one) => one.append(document.createElement('p')))
    expect((await before(slot)).content).toBe('none')
  })
})

it('a link of the kept HTML leads to its page', async () => {
  await page.route(rooms, (route) => route.abort())
  await page.goto(url('/rooms'))
  await notice(page).waitFor()
  await page.unrouteAll()
  await room().click()
  await page.getByRole('heading', { level: 1, name: 'Horizon Room' }).waitFor()
})

it('a keyboard goes on in the widget that its try has brought', async () => {
  await page.route(rooms, (route) => route.abort())
  await page.goto(url('/rooms'))
  await notice(page).waitFor()
  await page.unrouteAll()
  await notice(page).getByRole('button').press('Enter')
  await notice(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.matches('main [data-slot]'))).toBe(true)
})

it('says so with what is loaded already, where the notice itself does not come', async () => {
  await page.route(rooms, (route) => route.abort())
  await page.route('**/assets/rare.*', (route) => route.abort())
  await page.goto(url('/rooms'))
  await page.getByRole('alert').getByText('This part of the page could not be loaded.').waitFor()
  expect((await roomsShown(page)).length).toBeGreaterThan(3)
})

it('a screen that kept its HTML is loaded again with Try again', async () => {
  await page.route('**/assets/screen-about.*', (route) => route.abort())
  await page.goto(url('/about'))
  await notice(page).waitFor()
  await page.unrouteAll()
  await notice(page).getByRole('button', { name: 'Try again' }).click()
  await notice(page).waitFor({ state: 'detached' })
  await page.getByRole('heading', { level: 1 }).waitFor()
})

it('HTML in another language is not kept', async () => {
  await page.route(rooms, (route) => route.abort())
  await page.goto(url('/rooms'))
  await notice(page).waitFor()
  await page.evaluate(() => document.querySelector<HTMLElement>('button[lang=de]')?.click())
  await page.getByText('Dieser Teil der Seite konnte nicht geladen werden.').waitFor()
  expect(await roomsShown(page)).toEqual([])
})
