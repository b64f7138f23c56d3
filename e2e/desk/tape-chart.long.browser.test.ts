import { addDays } from '@calm-rest/contract/stay'
import { type Site, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { underCursor } from './keyboard.fixture.ts'
import { book, openDeskPage, today } from './staffed.fixture.ts'

// A site of its own: the nights of its rooms are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

const grid = (page: Page) => page.getByRole('grid', { name: 'Rooms by nights' })

let members = 0

const openChart = async () => {
  members += 1
  const opened = await openDeskPage(site, `Kamal ${members}`, 'desk', { width: 1440, height: 900 })
  await opened.page.getByRole('link', { name: 'Chart' }).click()
  await grid(opened.page).waitFor()
  return opened
}
const bar = (page: Page, name: string) => grid(page).getByRole('gridcell', { name: new RegExp(`^${name}`) })

it('draws the days in view and a few beside them, however far one scrolls, and comes back to today', async () => {
  const { page } = await openChart()
  const days = grid(page).getByRole('columnheader')
  // two months are in view, of more than a year
  expect(await days.count()).toBeLessThan(130)
  await grid(page).evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
  const last = addDays(today(), 358).slice(8).replace(/^0/, '')
  await days.getByText(last, { exact: true }).last().waitFor()
  expect(await days.count()).toBeLessThan(130)
  // in the last days of a month its name begins beside the names of the units, and is cut at its end
  const lastOfMonth = addDays(`${addDays(`${today().slice(0, 7)}-01`, 31).slice(0, 7)}-01`, -1)
  const scrolled = () => grid(page).evaluate((box) => box.scrollLeft)
  const before = await scrolled()
  await page.getByLabel('Go to a day').fill(lastOfMonth)
  await expect.poll(scrolled).not.toBe(before)
  const corner = await grid(page).getByText('Free', { exact: true }).boundingBox()
  const beside = (corner?.x ?? 0) + (corner?.width ?? 0)
  const names = grid(page).getByText(/^[A-Z][a-z]+ \d{4}$/)
  await expect
    .poll(() =>
      names.evaluateAll((all) =>
        Math.min(
          ...all
            .map((one) => one.getBoundingClientRect())
            .flatMap(({ left, width }) => (width > 0 ? left : [])),
        ),
      ),
    )
    .toBeGreaterThanOrEqual(beside)
  await page.getByRole('button', { name: 'Today' }).click()
  await expect.poll(() => grid(page).locator('[aria-current=date]').isVisible()).toBe(true)
})

it('is one stop of the keyboard: arrows move, a stay is one cell, Enter blocks nights and frees them', async () => {
  await book(site, {
    firstName: 'Grace',
    room: 'fishermans-loft',
    from: addDays(today(), 1),
    nights: 3,
    price: 320,
  })
  const { page } = await openChart()
  await grid(page).focus()
  await page.keyboard.press('Home')
  while (!(await underCursor(page)).startsWith("Fisherman's Loft")) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  expect(await underCursor(page)).toMatch(/^Grace Perera, Fisherman's Loft, .*, Expected$/)
  await page.keyboard.press('ArrowRight')
  expect(await underCursor(page)).toMatch(/^Fisherman's Loft, .*, free$/)

  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Block nights' }).click()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await page.getByText('Please fill this in.').waitFor()
  await page.getByLabel('Reason').fill('New roof')
  // neither a press beside it nor a key takes anything away that was typed
  const unsaved = page.getByRole('alertdialog', { name: 'What you filled in is not saved' })
  await page.mouse.click(5, 5)
  await unsaved.getByRole('button', { name: 'Go on' }).click()
  await page.keyboard.press('Escape')
  await unsaved.waitFor()
  await page.keyboard.press('Escape')
  await unsaved.waitFor({ state: 'hidden' })
  expect(await page.getByLabel('Reason').inputValue()).toBe('New roof')
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await bar(page, 'Blocked: New roof').waitFor()
  await bar(page, 'Blocked: New roof').click()
  await page.getByRole('button', { name: 'Remove the block' }).click()
  await bar(page, 'Blocked: New roof').waitFor({ state: 'detached' })
})
