import { hold, hydrated, openPage, sharedBrowser, sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { addsNode, whole, writtenAnew } from './before-scripts.fixture.ts'

const site = sharedSite()
const clean = { errors: [], warnings: [], uncaught: [], foreign: [] }

/** Opens a page on a phone, whose scripts, or some of them, are held back until `bring` is called. */
const openEarly = async (
  path: string,
  scripts = '**/assets/shell.*.js',
  prepare?: (page: Page) => Promise<unknown>,
) => {
  const opened = await openPage(await sharedBrowser(), { width: 390, height: 844 })
  await prepare?.(opened.page)
  const bring = await hold(opened.page, scripts)
  void opened.page.goto(site.url + path).catch(() => {})
  await whole(opened.page)
  return { ...opened, bring }
}

it('the menu opens at once, and goes on as it is when the scripts come', async () => {
  const { page, bring, problems } = await openEarly('')
  const button = page.getByRole('button', { name: 'Menu' })
  const contact = page.locator('#menu').getByRole('link', { name: 'Contact' })
  await button.click()
  await contact.waitFor()
  await button.click()
  await contact.waitFor({ state: 'hidden' })
  await button.click()
  bring()
  await hydrated(page)
  expect(await button.getAttribute('aria-expanded')).toBe('true')
  // the page behind it can be reached again once it is closed
  expect(await page.locator('main').getAttribute('inert')).toBe('')
  await page.keyboard.press('Escape')
  await contact.waitFor({ state: 'hidden' })
  expect(await page.locator('main').getAttribute('inert')).toBeNull()
  expect(problems).toEqual(clean)
})

it('the menu that was opened before its screen was hydrated can be closed', async () => {
  const { page, bring, problems } = await openEarly('', '**/assets/screen-home.*.js')
  const button = page.getByRole('button', { name: 'Menu' })
  // React has taken the bar over, and waits for the screen below it
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header button[aria-expanded]') ?? {}).some((key) =>
      key.startsWith('__reactProps'),
    ),
  )
  await button.click()
  bring()
  await hydrated(page)
  // the screen's state has the button's turn, and draws it afterwards
  await expect.poll(() => page.locator('main').getAttribute('inert')).toBe('')
  await button.click()
  await page.locator('#menu').getByRole('link', { name: 'Contact' }).waitFor({ state: 'hidden' })
  expect(problems).toEqual(clean)
})

it('the menu closes where its link is pressed as soon as it can be', async () => {
  const { page, bring, problems } = await openEarly('')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('#menu a[href="/rooms"]')
    // by itself it would load the page anew
    addEventListener('click', (event) => event.preventDefault())
    const timer = setInterval(() => {
      if (location.pathname === '/') link?.click()
      else clearInterval(timer)
    })
  })
  bring()
  await page.waitForURL('**/rooms')
  await page.getByRole('heading', { level: 1, name: 'Our Rooms' }).waitFor()
  await page.locator('#menu').getByRole('link', { name: 'Contact' }).waitFor({ state: 'hidden' })
  expect(problems).toEqual(clean)
})

it('pictures move at once, round at their ends, and the gallery knows which one shows', async () => {
  const { page, bring, problems } = await openEarly('rooms/horizon-room')
  const shown = () =>
    page
      .locator('[data-row]')
      .first()
      .evaluate((row) => Math.round(row.scrollLeft / row.clientWidth))
  await page.getByRole('button', { name: 'Previous picture' }).first().click()
  await expect.poll(shown).toBe(3)
  await page.getByRole('button', { name: 'Next picture' }).first().click()
  await page.getByRole('button', { name: 'Next picture' }).first().click()
  await expect.poll(shown).toBe(1)
  bring()
  await hydrated(page)
  await page.getByText('2 of 4').first().waitFor()
  await page.getByRole('button', { name: 'Next picture' }).first().click()
  await page.getByText('3 of 4').first().waitFor()
  expect(problems).toEqual(clean)
})

it('a tab filters at once, and the list goes on with the one that was pressed last', async () => {
  const { page, bring, problems } = await openEarly('rooms')
  const cards = page.getByRole('tabpanel').locator('> ul > li:visible')
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await tab('Family').click()
  await expect.poll(() => cards.count()).toBe(3)
  await tab('Sea View').click()
  await tab('Family').click()
  expect(await tab('Family').getAttribute('aria-selected')).toBe('true')
  bring()
  await hydrated(page)
  await page.getByText('3 rooms').waitFor()
  await expect.poll(() => cards.count()).toBe(3)
  await tab('All').click()
  await expect.poll(() => cards.count()).toBe(13)
  expect(page.url()).toMatch(/\/rooms$/)
  expect(problems).toEqual(clean)
})

it.each(['book', 'book?lang=zh', 'rooms/horizon-room?lang=de'])(
  'the next month of %s shows at once, and the calendar goes on from it',
  async (path) => {
    const { page, bring, problems } = await openEarly(path)
    const months = page.locator('[role=grid]:visible')
    const firstDay = () => months.locator('[data-date]').first().getAttribute('data-date')
    const [previous, next] = [0, 1].map((at) => months.locator('xpath=../../..').getByRole('button').nth(at))
    const first = await firstDay()
    await next?.click()
    await expect.poll(firstDay).not.toBe(first)
    const second = await firstDay()
    await previous?.click()
    expect(await firstDay()).toBe(first)
    await next?.click()
    bring()
    await hydrated(page)
    expect(await firstDay()).toBe(second)
    // a page that is hydrated shows no more than these
    await expect.poll(() => page.locator('[role=grid]').count()).toBe(1)
    await previous?.click()
    expect(await firstDay()).toBe(first)
    expect(problems).toEqual(clean)
  },
)

it('a month that the page does not hold is turned to when the scripts come', async () => {
  const { page, bring, problems } = await openEarly('book')
  const next = page.getByRole('button', { name: 'Next month' })
  const title = page.locator('[role=grid]:visible').locator('xpath=../p')
  const first = await title.textContent()
  await next.click()
  const second = await title.textContent()
  await next.click()
  expect(await next.getAttribute('aria-busy')).toBe('true')
  expect(await title.textContent()).toBe(second)
  bring()
  await hydrated(page)
  await expect.poll(() => title.textContent()).not.toBe(second)
  expect(await title.textContent()).not.toBe(first)
  expect(problems).toEqual(clean)
})

it('two months stand side by side on a wide page, and turn together', async () => {
  const { page, bring, problems } = await openEarly('rooms/horizon-room', undefined, (page) =>
    page.setViewportSize({ width: 1440, height: 900 }),
  )
  const titles = page.locator('[role=grid]:visible').locator('xpath=../p')
  const shown = await titles.allTextContents()
  expect(shown).toHaveLength(2)
  await page.getByRole('button', { name: 'Next month' }).click()
  const turned = await titles.allTextContents()
  expect(turned).toHaveLength(2)
  expect(turned[0]).toBe(shown[1])
  bring()
  await hydrated(page)
  await expect.poll(() => page.locator('[role=grid]').count()).toBe(2)
  expect(await titles.allTextContents()).toEqual(turned)
  expect(problems).toEqual(clean)
})

it('a day that is pressed early is chosen when the scripts come', async () => {
  const { page, bring, problems } = await openEarly('book')
  await page.getByRole('button', { name: 'Next month' }).click()
  const day = page.locator('[role=grid]:visible [data-date]').nth(9)
  const date = (await day.getAttribute('data-date')) ?? ''
  await day.click()
  bring()
  await hydrated(page)
  await expect.poll(() => page.locator('[name=checkIn]').inputValue()).toBe(date)
  expect(problems).toEqual(clean)
})

it('every other press waits for its widget, and is busy meanwhile', async () => {
  const { page, bring, problems } = await openEarly('rooms/horizon-room')
  const picture = page.getByRole('button', { name: /^Picture 1 of 4/ })
  await picture.click()
  await picture.click()
  expect(await picture.getAttribute('aria-busy')).toBe('true')
  bring()
  await page.getByRole('dialog').waitFor()
  expect(await picture.getAttribute('aria-busy')).toBeNull()
  expect(problems).toEqual(clean)
})

it.each(['header', '#site > *'])('the menu stays open where %s is written anew', async (into) => {
  const { page, bring } = await openEarly('', undefined, (page) => addsNode(page, into))
  await page.getByRole('button', { name: 'Menu' }).click()
  bring()
  await hydrated(page)
  await writtenAnew(page)
  await expect.poll(() => page.locator('main').getAttribute('inert')).toBe('')
  await page.locator('#menu').getByRole('link', { name: 'Contact' }).waitFor()
})

it.each(['[data-slot] > *', '#site > *'])(
  'what was pressed in a widget is pressed on its heir where %s is written anew',
  async (into) => {
    const { page, bring } = await openEarly('rooms/horizon-room', undefined, (page) => addsNode(page, into))
    await page.getByRole('button', { name: /^Picture 1 of 4/ }).click()
    bring()
    await writtenAnew(page)
    await page.getByRole('dialog').waitFor()
  },
)

it('pictures that were moved stand where they were moved to when they are written anew', async () => {
  const { page, bring } = await openEarly('rooms/horizon-room', undefined, (page) =>
    addsNode(page, '[data-slot] > *'),
  )
  await page.getByRole('button', { name: 'Next picture' }).first().click()
  bring()
  await writtenAnew(page)
  await page.getByText('2 of 4').first().waitFor()
})
