import { addDays } from '@calm-rest/contract/stay'
import { type Site, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { book, openDeskPage, today } from './staffed.fixture.ts'

// A site of its own: its prices are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

/** Prices that a guest is quoted for each night; undefined if the stay is refused. */
const quoted = async (room: string, from: string, until: string): Promise<number[]> => {
  const answer = await fetch(`${site.url}api/quotes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ roomType: room, checkIn: from, checkOut: until, guests: 2 }),
  })
  const { rooms } = (await answer.json()) as { rooms?: { nights: { price: number }[] }[] }
  return rooms?.[0]?.nights.map(({ price }) => price) ?? []
}

it('sets the price for Christmas in three taps, with what guests will pay before it is saved', async () => {
  const { page, problems } = await openDeskPage(site, 'Nirosha')
  // days that are never of the month that is shown
  const first = addDays(today(), 60)
  const last = addDays(today(), 62)
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
  await dialog.getByLabel('Price of a night').fill('300')
  const preview = dialog.getByRole('region', { name: 'What guests will pay' })
  await expect.poll(() => preview.getByText('$300', { exact: true }).count()).toBe(rooms)
  await tap('Save the prices')
  // for some of the rooms it is far from the price before
  await tap('Yes, it is meant')
  await page.getByText('The new prices hold.').waitFor()
  expect(taps).toBeLessThanOrEqual(5)
  // the month and the first of the changed nights are shown
  const changed = grid.getByRole('gridcell', { name: /^Coral Suite, .*\$300/ }).first()
  await changed.waitFor()
  const cell = await changed.boundingBox()
  const table = await grid.locator('..').boundingBox()
  const isInView = cell && table && cell.x > table.x && cell.x + cell.width <= table.x + table.width
  expect(isInView).toBe(true)
  // another language is the same screen, and the same month
  const heading = page.getByRole('heading', { level: 2 })
  const month = await heading.textContent()
  await page.getByRole('button', { name: 'Nirosha' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await page.getByRole('heading', { level: 1, name: 'Preise' }).waitFor()
  await page.getByRole('grid', { name: 'Preise nach Zimmer und Nacht' }).waitFor()
  const inGerman = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  expect([month, await heading.textContent()]).toEqual([
    new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(first),
    ),
    inGerman.format(new Date(first)),
  ])
  expect(await quoted('coral-suite', first, addDays(last, 2))).toEqual([300, 300, 300, 268])
  // a browser logs the refusal that asks whether the price is meant
  expect(problems).toEqual({
    errors: [expect.stringContaining('409')],
    warnings: [],
    uncaught: [],
    foreign: [],
  })
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
  await dialog.getByLabel('How').selectOption('By an amount')
  await dialog.getByLabel('Amount, -10 for less').fill('-18')
  await dialog.getByText('$250', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Save the prices' }).click()
  await page.getByText('The new prices hold.').waitFor()
  // a later change of another room stays when this change is undone
  await grid
    .getByRole('gridcell', { name: /^Horizon Room/ })
    .nth(2)
    .click()
  await page.getByRole('button', { name: 'Change prices' }).click()
  await dialog.getByLabel('Price of a night').fill('120')
  await dialog.getByText('$120', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Save the prices' }).click()
  const later = grid.getByRole('gridcell', { name: /^Horizon Room.*\$120/ })
  await later.waitFor()
  // after another page the change can still be undone
  await page.getByRole('link', { name: 'Today' }).click()
  await page.getByRole('link', { name: 'Prices' }).click()
  await page.getByRole('tab', { name: 'Changes' }).click()
  const change = page.getByRole('listitem').filter({ hasText: /Coral Suite.*Malini/ })
  await change.getByText('Coral Suite').waitFor()
  await change.getByRole('button', { name: /^Undo Prices, / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The prices before hold again.').waitFor()
  await change.getByText('Undoes a change').waitFor()
  await page.getByRole('tab', { name: 'Nights' }).click()
  await grid
    .getByRole('gridcell', { name: /^Coral Suite.*\$268/ })
    .nth(4)
    .waitFor()
  expect(await grid.getByRole('gridcell', { name: /^Coral Suite.*\$250/ }).count()).toBe(0)
  expect(await later.count()).toBe(1)

  await page.getByRole('tab', { name: 'Restrictions' }).click()
  await page.getByRole('button', { name: 'Add a restriction' }).click()
  const form = page.getByRole('dialog', { name: 'Add a restriction' })
  await form.getByLabel('Room').selectOption('Coral Suite')
  await form.getByLabel('Nights at least').fill('4')
  await form.getByText(/^A stay from .+ \(3 nights\) would be refused: it includes the night of /).waitFor()
  await form.getByLabel('Nights are counted for stays').selectOption('that arrive on these days')
  await form
    .getByText(/would be refused: it begins on .+ Guests who arrive earlier are not bound\.$/)
    .waitFor()
  await form.getByLabel('Nights at least').fill('')
  await form.getByLabel('no arrivals').check()
  await form.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('button', { name: /^End/ }).waitFor()
  await page.getByRole('tab', { name: 'Nights' }).click()
  await grid.getByRole('gridcell', { name: /^Coral Suite.*no arrivals/ }).waitFor()
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})

/** On the chart, where somebody begins a booking, and in the form of one. */
const seesItClosed = async (page: Page, night: string) => {
  await page.getByRole('link', { name: 'Chart' }).click()
  const chart = page.getByRole('grid', { name: 'Rooms by nights' })
  await page.getByLabel('Go to a day').fill(night)
  await chart.getByRole('columnheader', { name: 'House closed: Monsoon' }).first().waitFor()
  await chart.getByText('House closed: Monsoon', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'New' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'House closed: Monsoon' })
  await page.getByLabel('Arrival').fill(addDays(night, -1))
  await page.getByText(/^\$\d+/).waitFor()
  expect(await notice.count()).toBe(0)
  await page.getByLabel('Arrival').fill(night)
  await notice.waitFor()
  // on purpose they can be booked
  await page.getByText(/^\$\d+/).waitFor()
}

it('R-staff-closures: closes the property after the overlapped stays were named, and opens it again', async () => {
  const { page, problems } = await openDeskPage(site, 'Kamal')
  const first = addDays(today(), 120)
  const last = addDays(today(), 126)
  const reference = await book(site, { firstName: 'Amara', room: 'coral-suite', from: last, price: 268 })
  await page.getByRole('link', { name: 'Prices' }).click()
  await page.getByRole('tab', { name: 'Closures' }).click()
  await page.getByRole('button', { name: 'Close the house' }).click()
  const dialog = page.getByRole('dialog', { name: 'Close the house' })
  await dialog.getByLabel('First night').fill(first)
  await dialog.getByLabel('Last night').fill(last)
  await dialog.getByLabel('Note for the staff (optional)').fill('Monsoon')
  const met = dialog.getByRole('region', { name: 'What it meets' })
  await met.getByText(/^All rooms are closed for 7 nights\./).waitFor()
  await met.getByRole('listitem').filter({ hasText: 'Amara Perera' }).getByText(reference).waitFor()
  await dialog.getByRole('button', { name: 'Close the house' }).click()
  await page.getByText('The whole house is closed for 7 nights.').waitFor()
  expect(await quoted('horizon-room', first, addDays(first, 2))).toEqual([])
  await page.getByRole('button', { name: /^Change / }).click()
  const change = page.getByRole('dialog', { name: 'Change the closure' })
  await change.getByLabel('Last night').fill(addDays(last, -1))
  await change.getByText('No stay is booked in these nights.').waitFor()
  await change.getByRole('button', { name: 'Save the closure' }).click()
  await page.getByText('The whole house is closed for 6 nights.').waitFor()
  await page.getByRole('button', { name: 'Undo the last change' }).click()
  await page.getByText('The whole house is closed for 7 nights.').waitFor()
  await seesItClosed(page, first)
  await page.getByRole('link', { name: 'Prices' }).click()
  await page.getByRole('tab', { name: 'Closures' }).click()
  await page.getByRole('button', { name: /^Open again / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open again' }).click()
  await page.getByText('The house is open: no closure is planned.').waitFor()
  expect(await quoted('horizon-room', first, addDays(first, 2))).toHaveLength(2)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
