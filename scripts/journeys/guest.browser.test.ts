import { join } from 'node:path'
import { openPage, type Site, startSite } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import Database from 'better-sqlite3'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
})
afterAll(() => browser.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

it('lets a guest find a sea view room, look at it, and book two nights', async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(site.url)
  await button(page, 'Deutsch').click()
  await page.getByRole('link', { name: 'Zimmer', exact: true }).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de')
  await button(page, 'English').click()
  await page.getByRole('navigation').getByRole('link', { name: 'Rooms', exact: true }).first().click()

  await page.getByRole('tab', { name: 'Sea View' }).click()
  const details = page.getByRole('link', { name: /^Details/ })
  await expect.poll(() => details.count()).toBe(4)
  await details.first().click()

  const picture = page.getByText(/^\d of 4$/).first()
  await page.getByRole('button', { name: /Next/ }).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => picture.textContent()).toBe('2 of 4')

  await page.getByRole('link', { name: 'Book', exact: true }).first().click()
  await page.getByRole('heading', { name: /Welcome Back/ }).waitFor()
  await page.getByRole('link', { name: 'Continue as guest' }).click()

  await page.getByLabel(/First name/i).fill('Ada')
  await page.getByLabel(/Last name/i).fill('Perera')
  await page.getByLabel(/E-mail/i).fill('ada@example.com')
  const { today } = await (await page.request.get(`${site.url}api/hotel/day`)).json()
  const [from, to] = [addDays(today, 30), addDays(today, 32)]
  await page.getByLabel(/Check-in/).fill(from)
  await page.getByLabel(/Check-out/).fill(to)
  await button(page, /Confirm booking|Book/).click()
  const reference = await page
    .getByText(/CR-\w{4}-\w{4}/)
    .first()
    .textContent()

  const db = new Database(join(site.dataDir, databaseName), { readonly: true })
  const row = db
    .prepare('SELECT * FROM bookings WHERE reference = ?')
    .get(/CR-\w{4}-\w{4}/.exec(reference ?? '')?.[0])
  db.close()
  expect(row).toMatchObject({
    first_name: 'Ada',
    last_name: 'Perera',
    email: 'ada@example.com',
    check_in: from,
    check_out: to,
  })
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})

const databaseName = 'calm-rest.db'
const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
