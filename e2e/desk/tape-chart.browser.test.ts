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
const bar = (page: Page, name: string) => grid(page).getByRole('gridcell', { name: new RegExp(`^${name}`) })

let members = 0

const openChart = async () => {
  members += 1
  const opened = await openDeskPage(site, `Kamal ${members}`, 'desk', { width: 1440, height: 900 })
  await opened.page.getByRole('link', { name: 'Chart' }).click()
  await grid(opened.page).waitFor()
  return opened
}

it('drags a stay by its middle and by its end, says the price before, and leaves all as it was where one says so', async () => {
  await book(site, { firstName: 'Amara', room: 'coral-suite', from: addDays(today(), 4), price: 268 })
  const { page, problems } = await openChart()
  const dialog = page.getByRole('dialog')
  const drag = async (from: { x: number; y: number }, nights: number) => {
    const night = (await bar(page, 'Amara').boundingBox())?.width ?? 0
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + (night / 2) * nights, from.y, { steps: 4 })
    await page.mouse.up()
  }
  const boxOf = async () => {
    const box = await bar(page, 'Amara').boundingBox()
    if (!box) throw new Error('The stay is not in view')
    return { ...box, y: box.y + box.height / 2 }
  }

  const before = await boxOf()
  await drag({ x: before.x + before.width / 2, y: before.y }, 3)
  expect(await dialog.getByLabel('Arrival').inputValue()).toBe(addDays(today(), 7))
  expect(await dialog.getByLabel('Departure').inputValue()).toBe(addDays(today(), 9))
  await dialog.getByText('The price stays').waitFor()
  await dialog.getByRole('button', { name: 'Leave as it is' }).click()
  expect((await boxOf()).x).toBe(before.x)

  await drag({ x: before.x + before.width - 3, y: before.y }, 1)
  expect(await dialog.getByLabel('Arrival').inputValue()).toBe(addDays(today(), 4))
  expect(await dialog.getByLabel('Departure').inputValue()).toBe(addDays(today(), 7))
  await dialog.getByText('The guest pays more').waitFor()
  await dialog.getByRole('button', { name: 'Change', exact: true }).click()
  await expect.poll(async () => (await boxOf()).width).toBe(before.width * 1.5)

  // given up on the way, nothing asks
  await page.mouse.move(before.x + before.width / 2, before.y)
  await page.mouse.down()
  await page.mouse.move(before.x + 200, before.y, { steps: 3 })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  expect(await dialog.count()).toBe(0)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
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
