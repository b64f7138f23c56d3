import { addDays } from '@calm-rest/contract/stay'
import { axeViolations, hydrated, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const { open } = siteAndBrowser()
const clean = { errors: [], warnings: [], uncaught: [], foreign: [] }

const form = (page: Page) => page.getByRole('form', { name: 'Find a free room' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Dates of your stay' })
const day = (page: Page, date: string) => dialog(page).locator(`[data-date="${date}"]`)
const todayOf = async (page: Page): Promise<string> =>
  (await (await page.request.get(new URL('/api/hotel/day', page.url()).href)).json()).today

it('R-search-calendar: says what nights cost from, is used by keyboard, and gives the focus back', async () => {
  const { page, problems } = await open('/rooms')
  const today = await todayOf(page)
  const { days } = await (
    await page.request.get(
      new URL(`/api/offers/days?from=${today}&to=${addDays(today, 9)}&guests=2`, page.url()).href,
    )
  ).json()
  const checkIn = form(page).getByLabel('Check-in')
  await checkIn.focus()
  await page.keyboard.press('Space')
  await day(page, today).waitFor()
  expect(await day(page, today).evaluate((one) => one === document.activeElement)).toBe(true)
  await expect.poll(() => day(page, today).getAttribute('aria-label')).toContain(`$${days[0].price}`)
  expect(await axeViolations(page)).toEqual([])
  for (const key of ['ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key)
  await dialog(page).getByText('2 nights chosen').waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden' })
  expect(await checkIn.evaluate((input) => input === document.activeElement)).toBe(true)
  const from = addDays(today, 7)
  const until = addDays(today, 9)
  expect(await checkIn.inputValue()).toBe(from)
  expect(await form(page).getByLabel('Check-out').inputValue()).toBe(until)
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/rooms?checkIn=${from}&checkOut=${until}&guests=2`)
  expect(problems).toEqual(clean)
})

it('R-search-calendar: opens at a press on a phone, in the form of the home page, and comes on demand', async () => {
  const { page, problems } = await open('/?lang=de', { width: 390, height: 844 })
  await hydrated(page)
  const named = await page.evaluate(() => document.getElementById('scripts')?.textContent ?? '')
  expect(named).not.toContain('search-calendar')
  const today = await todayOf(page)
  const search = page.getByRole('form', { name: 'Freies Zimmer finden' })
  await search.getByLabel('Anreise').click()
  const sheet = page.getByRole('dialog', { name: 'Daten Ihres Aufenthalts' })
  await sheet.locator(`[data-date="${today}"]`).click()
  await sheet.getByText('Wählen Sie nun Ihren Abreisetag.').waitFor()
  await sheet.locator(`[data-date="${today}"]`).press('ArrowRight')
  await page.keyboard.press('Enter')
  await sheet.getByText('1 Nacht gewählt').waitFor()
  expect((await sheet.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await sheet.getByRole('button', { name: 'Fertig' }).click()
  const written = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'short', year: 'numeric' })
  await search.getByText(written.format(new Date(`${today}T12:00:00`)), { exact: true }).waitFor()
  expect(problems).toEqual(clean)
})
