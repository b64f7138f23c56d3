import { type Site, startSite } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  field,
  fillPerson,
  inDays,
  openBooking,
  shownReference,
  submitButton,
  watchBodies,
} from './booking-page.fixture.ts'
import { storedBookings, storedNights } from './stored.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
})
afterAll(() => browser.close())

// UTC+14, UTC−11, and a zone whose clock changes on the last Sunday of March
it.each([
  ['Pacific/Kiritimati', 30],
  ['Pacific/Pago_Pago', 40],
  ['Europe/Berlin', 50],
])('a visitor in %s books the very dates that stand in the form', async (timezoneId, from) => {
  const { page } = await openBooking(browser, site, { timezoneId, stay: { room: 'monsoon-room' } })
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(timezoneId)
  const bodies = await watchBodies(page)
  const [checkIn, checkOut] = [inDays(from), inDays(from + 2)]
  await fillPerson(page)
  await field(page, 'checkIn').fill(checkIn)
  await field(page, 'checkOut').fill(checkOut)
  await page.getByRole('region', { name: 'Booking summary' }).getByText('2 nights').waitFor()
  await submitButton(page).click()
  const reference = await shownReference(page)
  expect(bodies[0]).toMatchObject({ checkIn, checkOut })
  expect(storedBookings(site).find((booking) => booking.reference === reference)).toMatchObject({
    check_in: checkIn,
    check_out: checkOut,
  })
  expect(storedNights(site, reference)).toEqual([inDays(from), inDays(from + 1)])
})

it('the change to summer time takes and adds no night', async () => {
  // the last Sunday of March in a year that can be booked
  const year = Number(inDays(0).slice(0, 4)) + 1
  const lastDay = new Date(Date.UTC(year, 2, 31))
  const sunday = `${year}-03-${31 - lastDay.getUTCDay()}`
  const saturday = `${year}-03-${30 - lastDay.getUTCDay()}`
  const { page } = await openBooking(browser, site, {
    timezoneId: 'Europe/Berlin',
    stay: { room: 'horizon-room', checkIn: saturday, checkOut: sunday },
  })
  await page.getByRole('region', { name: 'Booking summary' }).getByText('1 night', { exact: true }).waitFor()
})
