import { addDays } from '@calm-rest/contract/stay'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inDays } from '../../testing/own-stays.fixture.ts'
import {
  bookings,
  bookPath,
  field,
  fillPerson,
  heldValue,
  roomsShown,
  shownReference,
  submit,
  watchBodies,
} from './booking-page.fixture.ts'
import { focusedDate, openCalendar, turnTo } from './calendar-page.fixture.ts'
import { nextClockChange } from './clock-change.fixture.ts'
import { storedBooking, storedNights } from './stored.fixture.ts'

// from the Friday before the change to the Monday after it: one of the days between has 23 or 25 hours in Berlin
const sunday = nextClockChange(inDays(0))
const nights = [addDays(sunday, -2), addDays(sunday, -1), sunday] as const
const checkIn = nights[0]
const checkOut = addDays(sunday, 1)

/** A date as the page shows it, formatted without Date or Intl. */
const saidAs = (weekday: string, date: string) => {
  const month = date.slice(5, 7)
  const names: Record<string, string> = { '03': 'March', '04': 'April', '10': 'October', '11': 'November' }
  return new RegExp(`^${weekday},? ${Number(date.slice(8))} ${names[month]} ${date.slice(0, 4)}$`)
}

/** The same on the booking's page, before the hour. */
const shortAs = (weekday: string, date: string) =>
  new RegExp(saidAs(weekday, date).source.replace(/(\w{3})\w* (\d{4})\$$/, '$1 $2 '))

/** Value of a row in the summary or on the booking's page. */
const shownBeside = (page: Page, name: string) =>
  page.getByRole('main').locator('dt').getByText(name, { exact: true }).locator('xpath=../dd').textContent()

/** The API's receipt for the booking, and the taken nights afterwards. */
const answersOf = async (page: Page, site: Site, book: () => Promise<void>) => {
  const answer = page.waitForResponse((response) => bookings.test(response.url()))
  await book()
  const receipt = await (await answer).json()
  const query = `from=${addDays(checkIn, -2)}&to=${addDays(checkOut, 2)}`
  const taken = await page.request.get(`${site.url}api/rooms/coral-suite/availability?${query}`)
  return { receipt, taken: await taken.json() }
}

/** Books a stay over a change of clocks while browser and server are in a time zone, and checks its dates. */
export const booksTheVeryDates = async (zone: string) => {
  const site = await startSite({ isAlone: true, env: { TZ: zone } })
  const { page } = await openPage(await sharedBrowser(), { timezoneId: zone })
  await page.goto(new URL(bookPath({ room: 'coral-suite' }), site.url).href)
  await roomsShown(page)
  expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(zone)
  const bodies = await watchBodies(page)
  await fillPerson(page)
  await openCalendar(page)
  expect(await focusedDate(page)).toBe(inDays(0))
  await (await turnTo(page, checkIn)).click()
  await field(page, 'checkOut').fill(checkOut.split('-').reverse().join('/'))
  expect([await heldValue(page, 'checkIn'), await heldValue(page, 'checkOut')]).toEqual([checkIn, checkOut])
  expect(await shownBeside(page, 'Check-in')).toMatch(saidAs('Fri', checkIn))
  expect(await shownBeside(page, 'Check-out')).toMatch(saidAs('Mon', checkOut))
  expect(await shownBeside(page, 'Nights')).toBe('3 nights')

  const { receipt, taken } = await answersOf(page, site, () => submit(page))

  const reference = await shownReference(page)
  await page.getByRole('article').waitFor()
  expect(await shownBeside(page, 'Check-in')).toMatch(shortAs('Fri', checkIn))
  expect(await shownBeside(page, 'Check-out')).toMatch(shortAs('Mon', checkOut))
  expect(bodies).toEqual([expect.objectContaining({ checkIn, checkOut })])
  expect(receipt).toMatchObject({ reference, checkIn, checkOut, nights: 3 })
  expect(taken).toMatchObject({ taken: nights })
  expect(storedBooking(site, reference)).toMatchObject({ check_in: checkIn, check_out: checkOut })
  expect(storedNights(site, reference)).toEqual(nights)
}
