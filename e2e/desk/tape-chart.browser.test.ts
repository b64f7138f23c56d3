import { addDays } from '@calm-rest/contract/stay'
import { type Site, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
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
