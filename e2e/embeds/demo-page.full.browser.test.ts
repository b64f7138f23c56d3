import { langs } from '@calm-rest/contract/widget'
import {
  axeViolations,
  launchProfile,
  openPage,
  type Site,
  type StorageSetting,
  startSite,
  watchProblems,
  whenDone,
} from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { rowsOf, stay, todayAt } from '../without-scripts/journey.fixture.ts'
import { becomes, listen } from './partner-page.fixture.ts'
import { mayStore } from './third-party.fixture.ts'

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }

let site: Site
let demo: string

beforeAll(async () => {
  site = await startSite()
  demo = `http://127.0.0.1:${Number(new URL(site.url).port) + 1}/`
})

const recorded = (email: string) =>
  rowsOf(site, 'SELECT partner_id, partner_way, campaign, reference FROM bookings WHERE email = ?', email)

/** Books a room on the partner's page, without leaving it, up to the reference. */
const bookThere = async (page: Page, email: string, days: number) => {
  await becomes(page, 'calm-rest-rooms', 'ready')
  const room = page.locator('calm-rest-rooms li').nth(1)
  const name = (await room.getByRole('heading').textContent()) ?? ''
  await room.getByRole('link', { name: /^Book/ }).click()
  await becomes(page, 'calm-rest-booking', 'ready')
  await expect.poll(() => page.locator('[name=roomType] option:checked').textContent()).toContain(name)
  const { checkIn, checkOut } = stay(await todayAt(page, site), days, 3)
  await page.getByLabel('First name').fill('Anna')
  await page.getByLabel('Last name').fill('Huber')
  await page.getByLabel(/E-?mail/i).fill(email)
  await page.locator('input[data-field=checkIn]').fill(checkIn)
  await page.locator('input[data-field=checkOut]').fill(checkOut)
  await page.getByRole('button', { name: /^Confirm booking · \$/ }).click()
  await becomes(page, 'calm-rest-booking', 'booked')
}

describe('the page of Alpin Tours', () => {
  it.each<[StorageSetting, { own: boolean; thirdParty: boolean }]>([
    ['blocks-third-parties', { own: true, thirdParty: false }],
    ['blocks-all', { own: false, thirdParty: false }],
  ])(
    'R-partners-demo: takes a booking from who %s, says so once, and the API knows whose it is',
    async (setting, may) => {
      const context: BrowserContext = await launchProfile(setting)
      whenDone(() => context.close())
      expect(await mayStore(context)).toEqual(may)
      const problems = watchProblems(context)
      const page = await context.newPage()
      await page.goto(`${demo}?lang=en`)
      const booked = await listen(page, 'calm-rest-booked')
      const email = `${setting}@example.com`
      await bookThere(page, email, setting === 'blocks-all' ? 60 : 50)
      const [row] = recorded(email) as [{ reference: string }]
      expect(row).toMatchObject({
        partner_id: 'alpin-tours-demo',
        partner_way: 'origin',
        campaign: 'sri-lanka-12-days',
      })
      expect(recorded(email)).toHaveLength(1)
      await page.getByText(`Your booking ${row.reference} with Calm Rest is made`).waitFor()
      expect(booked).toEqual([
        expect.objectContaining({ v: 1, partner: 'alpin-tours-demo', bookingRef: row.reference, nights: 3 }),
      ])
      expect(await context.cookies()).toEqual([])
      expect(problems).toEqual(nothing)
    },
  )

  it('R-partners-search: searches without leaving it: the rooms and the form have the dates', async () => {
    const browser = await launchChromium()
    whenDone(() => browser.close())
    const { page, problems } = await openPage(browser, { crossesOrigins: true })
    await page.goto(`${demo}?lang=en`)
    await becomes(page, 'calm-rest-search', 'ready')
    const { checkIn, checkOut } = stay(await todayAt(page, site), 70, 3)
    const search = page.locator('calm-rest-search')
    await search.getByLabel('Check-in').fill(checkIn)
    await search.getByLabel('Check-out').fill(checkOut)
    await search.getByRole('button', { name: 'Search' }).click()
    const room = page.locator('calm-rest-rooms li').first()
    await room.getByText('for 3 nights').waitFor()
    expect(new URL(page.url()).search).toBe('?lang=en')
    await room.getByRole('link', { name: /^Book/ }).click()
    await becomes(page, 'calm-rest-booking', 'ready')
    await expect.poll(() => page.locator('calm-rest-booking').getAttribute('check-in')).toBe(checkIn)
    expect(problems).toEqual(nothing)
  })

  it.each(langs)('has no barrier in %s, with all elements in it', async (lang) => {
    const browser = await launchChromium()
    whenDone(() => browser.close())
    const { page, problems } = await openPage(browser, { width: 390, crossesOrigins: true })
    await page.goto(`${demo}?lang=${lang}`)
    await page.locator('calm-rest-rooms').scrollIntoViewIfNeeded()
    await becomes(page, 'calm-rest-rooms', 'ready')
    await page.locator('calm-rest-booking').scrollIntoViewIfNeeded()
    await becomes(page, 'calm-rest-booking', 'ready')
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(problems).toEqual(nothing)
  })
})
