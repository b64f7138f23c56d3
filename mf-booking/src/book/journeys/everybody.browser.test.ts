import { axeViolations, type Site, startSite } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  field,
  fillPerson,
  inDays,
  inWriting,
  openBooking,
  shownReference,
  submitButton,
} from './booking-page.fixture.ts'
import { storedBookings } from './stored.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
})
afterAll(() => browser.close())

describe.each(['light', 'dark'] as const)('in the %s theme axe finds nothing', (colorScheme) => {
  const from = colorScheme === 'light' ? 30 : 40
  const stay = { room: 'mango-tree-bungalow', checkIn: inDays(from), checkOut: inDays(from + 2) }

  it.each(['en', 'de', 'zh'] as const)('in the form in %s, with its mistakes', async (lang) => {
    const { page } = await openBooking(browser, site, { colorScheme, lang, stay: { ...stay, guests: 8 } })
    expect(await axeViolations(page)).toEqual([])
    await submitButton(page).click()
    await page.locator('[aria-invalid="true"]').first().waitFor()
    expect(await axeViolations(page)).toEqual([])
  })

  it('in the warning about dates', async () => {
    // axe would take a warning that is still fading in for one that is hard to read
    const { page } = await openBooking(browser, site, { colorScheme, reducedMotion: 'reduce', stay })
    await field(page, 'checkOut').fill(stay.checkIn)
    await page.getByRole('alertdialog').waitFor()
    expect(await axeViolations(page)).toEqual([])
  })

  it('in the confirmation, and in the refusal of the same room', async () => {
    const second = await openBooking(browser, site, { colorScheme, stay, width: 390 })
    const { page } = await openBooking(browser, site, { colorScheme, stay })
    await fillPerson(page)
    await submitButton(page).click()
    await shownReference(page)
    expect(await axeViolations(page)).toEqual([])
    await fillPerson(second.page)
    await submitButton(second.page).click()
    await second.page.getByText('Free for the same nights:').waitFor()
    expect(await axeViolations(second.page)).toEqual([])
  })
})

it('books a room with the keyboard alone', async () => {
  const { page } = await openBooking(browser, site)
  const dates = [inWriting('en', inDays(60)), inWriting('en', inDays(63))]
  await field(page, 'firstName').focus()
  await page.keyboard.type('Grace')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hopper')
  await page.keyboard.press('Tab')
  await page.keyboard.type('grace@example.com')
  for (const date of dates) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(date)
    // past the button of the calendar
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('3')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Fish')
  await page.keyboard.press('Tab')
  await page.keyboard.type('By the sea, please.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await shownReference(page)
  expect(storedBookings(site).at(-1)).toMatchObject({
    first_name: 'Grace',
    room_type_id: 'fishermans-loft',
    check_in: inDays(60),
    check_out: inDays(63),
    guests: 3,
    special_request: 'By the sea, please.',
  })
})

it.each([320, 390, 768, 1440])('nothing is cut off at %d pixels', async (width) => {
  const { page } = await openBooking(browser, site, { width, lang: 'de', stay: { room: 'tea-planter-room' } })
  const cutOff = await page
    .getByRole('main')
    .locator('*')
    .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().right > innerWidth).length)
  expect(cutOff).toBe(0)
})
