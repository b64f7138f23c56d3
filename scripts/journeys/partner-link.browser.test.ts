import { openPartners } from '@calm-rest/api/partners'
import { openPage, type Site, startSite } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fill, rowsOf, send, stay, todayAt, typed } from './without-scripts/journey.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
  const partners = await openPartners({ dataDir: site.dataDir })
  await partners.add({ id: 'alpin-tours', name: 'Alpin Tours', origins: ['https://www.alpin-tours.example'] })
  await partners.close()
})
afterAll(() => browser.close())

const recorded = (email: string) =>
  rowsOf(site, 'SELECT partner_id, partner_way, campaign FROM bookings WHERE email = ?', email)

const person = (email: string) => ({ firstName: 'Ada', lastName: 'Perera', email })

const bookOn = async (page: Page, email: string) => {
  await fill(page, person(email))
  await page
    .getByRole('button', { name: /Confirm booking|Book/ })
    .first()
    .click()
  await page
    .getByText(/CR-\w{4}-\w{4}/)
    .first()
    .waitFor()
}

it("takes a guest from a partner's link through the site, and the booking knows", async () => {
  const { page, problems } = await openPage(browser)
  await page.goto(`${site.url}rooms/horizon-room?partner=alpin-tours&campaign=summer-2027`)
  await page.getByRole('link', { name: 'Book', exact: true }).first().click()
  await page.getByRole('link', { name: 'Continue as guest' }).click()
  await page.getByLabel(/First name/i).waitFor()
  const { checkIn, checkOut } = stay(await todayAt(page, site), 30, 2)
  await page.getByLabel(/Check-in/).fill(checkIn)
  await page.getByLabel(/Check-out/).fill(checkOut)
  await bookOn(page, 'linked@example.com')
  expect(recorded('linked@example.com')).toEqual([
    { partner_id: 'alpin-tours', partner_way: 'link', campaign: 'summer-2027' },
  ])
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})

it('does so without scripts, too', async () => {
  const { page } = await openPage(browser, { withoutScripts: true })
  await page.goto(`${site.url}book?partner=alpin-tours&campaign=summer-2027&lang=en`)
  const { checkIn, checkOut } = stay(await todayAt(page, site), 40, 2)
  await fill(page, person('plain@example.com'))
  await fill(page, { checkInTyped: typed('en', checkIn), checkOutTyped: typed('en', checkOut) })
  await page.locator('[name=roomType]').selectOption('horizon-room')
  // once for the total, once for the booking
  await send(page)
  expect(await send(page)).toBe(200)
  expect(recorded('plain@example.com')).toEqual([
    { partner_id: 'alpin-tours', partner_way: 'link', campaign: 'summer-2027' },
  ])
})

it('books all the same where the link says nonsense', async () => {
  const { page } = await openPage(browser)
  const { checkIn, checkOut } = stay(await todayAt(page, site), 50, 2)
  const known = new URLSearchParams({
    room: 'horizon-room',
    checkIn,
    checkOut,
    partner: '<b>',
    campaign: '=1+1',
  })
  await page.goto(`${site.url}book?${known}`)
  await bookOn(page, 'nonsense@example.com')
  expect(recorded('nonsense@example.com')).toEqual([{ partner_id: null, partner_way: null, campaign: null }])
})
