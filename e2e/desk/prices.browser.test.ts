import { addDays } from '@calm-rest/contract/stay'
import { type Site, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { openDeskPage, today } from './staffed.fixture.ts'

// A site of its own: its prices are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

/** What a guest is quoted for each night. */
const quoted = async (room: string, from: string, until: string): Promise<number[]> => {
  const answer = await fetch(`${site.url}api/quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ roomType: room, checkIn: from, checkOut: until, guests: 2 }),
  })
  const { rooms } = (await answer.json()) as { rooms: { nights: { price: number }[] }[] }
  return rooms[0]?.nights.map(({ price }) => price) ?? []
}

it('sets the price for Christmas in three taps, with what guests will pay before it is saved', async () => {
  const { page, problems } = await openDeskPage(site, 'Nirosha')
  // days that are never of the month that is shown
  const [first, last] = [addDays(today(), 60), addDays(today(), 62)]
  let taps = 0
  const tap = async (name: string, role: 'button' | 'link' = 'button') => {
    taps += 1
    await page.getByRole(role, { name, exact: true }).click()
  }
  await tap('Prices', 'link')
  const grid = page.getByRole('grid', { name: 'Prices by room and night' })
  await grid.waitFor()
  const rooms = await grid.getByRole('rowheader').count()
  await tap('Change prices')
  const dialog = page.getByRole('dialog', { name: 'Change prices' })
  await dialog.getByLabel('First night').fill(first)
  await dialog.getByLabel('Last night').fill(last)
  await dialog.getByLabel('Dollars for a night').fill('300')
  const preview = dialog.getByRole('region', { name: 'What guests will pay' })
  await expect.poll(() => preview.getByText('$300', { exact: true }).count()).toBe(rooms)
  await tap('Save the prices')
  await page.getByText('The new prices hold.').waitFor()
  expect(taps).toBeLessThanOrEqual(5)
  expect(await quoted('coral-suite', first, addDays(last, 2))).toEqual([300, 300, 300, 268])
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})

it('chooses nights in the table, by the keyboard and by two presses, and forbids arrivals', async () => {
  const { page, problems } = await openDeskPage(site, 'Malini')
  await page.getByRole('link', { name: 'Prices' }).click()
  const grid = page.getByRole('grid', { name: 'Prices by room and night' })
  const cells = grid.getByRole('gridcell', { name: /^Coral Suite/ })
  await cells.nth(1).click()
  await page.keyboard.press('Shift+ArrowRight')
  await page.getByText('1 room type, 2 nights chosen').waitFor()
  await cells.nth(4).click()
  await cells.nth(6).click()
  await page.getByText('1 room type, 3 nights chosen').waitFor()
  await page.getByRole('button', { name: 'Change prices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change prices' })
  await dialog.getByLabel('How').selectOption('By dollars')
  await dialog.getByLabel('Dollars, -10 for less').fill('-18')
  await dialog.getByText('$250', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()

  await page.getByRole('tab', { name: 'Restrictions' }).click()
  await page.getByRole('button', { name: 'Add a restriction' }).click()
  const form = page.getByRole('dialog', { name: 'Add a restriction' })
  await form.getByLabel('Room').selectOption('Coral Suite')
  await form.getByLabel('no arrivals').check()
  await form.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: /^End/ }).waitFor()
  await page.getByRole('tab', { name: 'Nights' }).click()
  await grid.getByRole('gridcell', { name: /^Coral Suite.*no arrivals/ }).waitFor()
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
