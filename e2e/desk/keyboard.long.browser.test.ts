import { addDays } from '@calm-rest/contract/stay'
import { type Site, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { isFocused, tabTo, underCursor } from './keyboard.fixture.ts'
import { book, openDeskPage, today } from './staffed.fixture.ts'

// A site of its own: the rooms of today are nobody else's.
let site: Site
const guest = 'ශ්‍රී වික්‍රමසිංහ'

beforeAll(async () => {
  site = await startSite()
  const [firstName = '', lastName = ''] = guest.split(' ')
  const stay = { room: 'coral-suite', price: 268, email: 'sri@example.com' }
  await book(site, { firstName, lastName, ...stay })
})

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }
const desktop = { width: 1440, height: 900 }

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
  })

it('checks a guest in and takes it back with the focus at hand, and goes from tab to tab by arrows', async () => {
  const { page, problems } = await openDeskPage(site, 'Nirosha', 'desk')
  const tabs = page.getByRole('tab')
  await tabTo(page, tabs.first())
  await page.keyboard.press('ArrowRight')
  expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Home')
  // no vowel sign is cut off above or below
  const title = page.getByRole('heading', { name: guest })
  expect(await title.evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true)
  await tabTo(page, page.getByRole('button', { name: `Check in ${guest}` }))
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toBe(`Undo for ${guest}`)
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedName(page)).toBe(`Check in ${guest}`)
  expect(problems).toEqual(nothing)
})

it('moves a stay on the chart with the price before, and blocks a night, without a pointer', async () => {
  const { page, problems } = await openDeskPage(site, 'Malini', 'desk', desktop)
  await page.getByRole('link', { name: 'Chart' }).click()
  const grid = page.getByRole('grid', { name: 'Rooms by nights' })
  const dialog = page.getByRole('dialog')
  await tabTo(page, grid)
  await page.keyboard.press('Home')
  while (!(await underCursor(page)).startsWith(guest)) await page.keyboard.press('ArrowDown')
  const bar = grid.getByRole('gridcell', { name: new RegExp(`^${guest}`) })
  const name = bar.locator('span')
  expect(await name.first().evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true)

  await page.keyboard.press('Enter')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(grid)).toBe(true)

  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Other room or nights' }))
  await page.keyboard.press('Enter')
  const departure = dialog.getByLabel('Departure')
  await tabTo(page, departure)
  await departure.fill(addDays(today(), 3))
  await dialog.getByText('The guest pays more').waitFor()
  await tabTo(page, dialog.getByRole('button', { name: 'Change', exact: true }))
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(grid)).toBe(true)

  // the night that was free until now is one of the stay's once the chart was asked for anew
  await bar.and(page.locator('[aria-colspan="3"]')).waitFor()
  await page.keyboard.press('ArrowRight')
  expect(await underCursor(page)).toMatch(/^Coral Suite, .*, free$/)
  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Block nights' }))
  await page.keyboard.press('Enter')
  // the pressed button is gone: the focus is in the form that replaced it
  await expect.poll(() => isFocused(dialog.getByLabel('Free again from'))).toBe(true)
  await tabTo(page, dialog.getByLabel('Reason'))
  await page.keyboard.type('New roof')
  await page.keyboard.press('Enter')
  await grid.getByRole('gridcell', { name: /^Blocked: New roof/ }).waitFor()
  await expect.poll(() => isFocused(grid)).toBe(true)
  expect(problems).toEqual(nothing)
})

it('chooses prices by arrows in one stop of Tab, and Escape lets go of them', async () => {
  const { page } = await openDeskPage(site, 'Bela', 'owner', desktop)
  await page.goto(`${site.url}desk/prices`)
  const cells = page.getByRole('grid', { name: 'Prices by room and night' }).getByRole('gridcell')
  await tabTo(page, cells.first())
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByText('2 room types, 2 nights chosen').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Choose nights in the table').waitFor()
  expect(await cells.and(page.locator(':focus')).count()).toBe(1)
  await page.keyboard.press('Tab')
  expect(await cells.and(page.locator(':focus')).count()).toBe(0)
})
