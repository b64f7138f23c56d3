import { formatDate } from '@calm-rest/i18n'
import { type Site, startSite } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writtenOut } from '../dates/date-styles.ts'
import {
  field,
  fillPerson,
  heldValue,
  inDays,
  inWriting,
  openBooking,
  roomField,
  submitButton,
  valuesOf,
  watchBookings,
} from './booking-page.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
})
afterAll(() => browser.close())

const stay = { room: 'horizon-room', checkIn: inDays(30), checkOut: inDays(33) }

/** What a screen reader hears with the field. */
const errorOf = (page: Page, name: string) =>
  field(page, name).evaluate((control) => {
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
    const texts = ids.map((id) => (control.getRootNode() as Document).getElementById(id)?.textContent ?? '')
    return control.getAttribute('aria-invalid') === 'true' ? texts.at(-1) : undefined
  })

const isFocused = (page: Page, name: string) =>
  field(page, name).evaluate((control) => control === document.activeElement)

const warning = (page: Page) => page.getByRole('alertdialog')

describe('a required field', () => {
  it('says what is missing, all at once, and the first one gets the focus', async () => {
    const { page } = await openBooking(browser, site)
    const sent = watchBookings(page)
    await submitButton(page).click()
    await expect.poll(() => isFocused(page, 'firstName')).toBe(true)
    expect(await errorOf(page, 'firstName')).toBe('Please enter your first name.')
    expect(await errorOf(page, 'lastName')).toBe('Please enter your last name.')
    expect(await errorOf(page, 'email')).toBe('Please enter your e-mail address.')
    expect(await errorOf(page, 'checkIn')).toBe('Please choose your check-in date.')
    expect(await errorOf(page, 'checkOut')).toBe('Please choose your check-out date.')
    expect(await errorOf(page, 'specialRequest')).toBeUndefined()
    expect(sent).toEqual([])
    await field(page, 'firstName').fill('Ada')
    expect(await errorOf(page, 'firstName')).toBeUndefined()
  })

  it('is an e-mail address that can be one', async () => {
    const { page } = await openBooking(browser, site, { stay })
    await fillPerson(page, { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example' })
    await submitButton(page).click()
    await expect.poll(() => isFocused(page, 'email')).toBe(true)
    expect(await errorOf(page, 'email')).toContain('Please enter a valid e-mail address')
  })
})

describe('the check-in', () => {
  it('cannot be before today', async () => {
    const { page } = await openBooking(browser, site)
    await field(page, 'checkIn').fill(inDays(-1))
    await expect.poll(() => errorOf(page, 'checkIn')).toBe('Check-in cannot be before today.')
    await field(page, 'checkIn').fill(inDays(0))
    await expect.poll(() => errorOf(page, 'checkIn')).toBeUndefined()
  })

  it('on the check-out date warns and empties the check-out', async () => {
    const { page } = await openBooking(browser, site, { stay })
    await field(page, 'checkIn').fill(stay.checkOut)
    await warning(page)
      .getByText('Check-out date must be after the check-in date.', { exact: true })
      .waitFor()
    await page.keyboard.press('Enter')
    expect(await valuesOf(page)).toMatchObject({ checkIn: stay.checkOut, checkOut: '' })
    await page.getByText('Not available').waitFor()
  })
})

describe('a check-out that is not after the check-in', () => {
  it.each([30, 29])('at day %d is not accepted: the alert appears and the field goes back', async (day) => {
    const { page } = await openBooking(browser, site, { stay })
    await field(page, 'checkOut').fill(inDays(day))
    await warning(page)
      .getByText('Check-out date must be after the check-in date.', { exact: true })
      .waitFor()
    expect(await heldValue(page, 'checkOut')).toBe(stay.checkOut)
    await warning(page).getByRole('button', { name: 'OK' }).click()
    await warning(page).waitFor({ state: 'hidden' })
  })

  it('leaves an empty field empty', async () => {
    const { page } = await openBooking(browser, site, { stay: { checkIn: stay.checkIn } })
    await field(page, 'checkOut').fill(stay.checkIn)
    await warning(page).waitFor()
    expect(await heldValue(page, 'checkOut')).toBe('')
  })
})

describe('a typed date', () => {
  const type = async (page: Page, name: string, date: string) => {
    await field(page, name).focus()
    await page.keyboard.type(inWriting('en', date))
  }

  it.each(['en', 'de', 'zh'] as const)(
    'is read as one writes it in %s, and then written out',
    async (lang) => {
      const { page } = await openBooking(browser, site, { lang })
      for (const [name, date] of [
        ['checkIn', inDays(30)],
        ['checkOut', inDays(33)],
      ] as const) {
        await field(page, name).click()
        await page.keyboard.type(inWriting(lang, date))
        await page.keyboard.press('Tab')
        expect(await heldValue(page, name)).toBe(date)
        expect(await field(page, name).inputValue()).toBe(formatDate(lang, date, writtenOut))
      }
    },
  )

  it('in one language stays in another', async () => {
    const { page } = await openBooking(browser, site, { stay })
    await page.getByRole('button', { name: 'Deutsch' }).click()
    const written = formatDate('de', stay.checkIn, writtenOut)
    await expect.poll(() => field(page, 'checkIn').inputValue()).toBe(written)
    expect(await valuesOf(page)).toMatchObject({ checkIn: stay.checkIn, checkOut: stay.checkOut })
  })

  it.each([
    ['tomorrow', 'Please write the date like this: 21/07/2027.'],
    ['31/02/2027', 'This date does not exist.'],
  ])('that is none stays as it is, with an error: %s', async (text, error) => {
    const { page } = await openBooking(browser, site, { stay })
    const sent = watchBookings(page)
    await fillPerson(page)
    await field(page, 'checkIn').fill(text)
    await page.keyboard.press('Enter')
    await expect.poll(() => errorOf(page, 'checkIn')).toBe(error)
    expect(await field(page, 'checkIn').inputValue()).toBe(text)
    expect(await heldValue(page, 'checkIn')).toBe('')
    expect(sent).toEqual([])
  })

  it('is not judged before it is written to the end', async () => {
    const { page } = await openBooking(browser, site, { lang: 'en', stay: { checkIn: stay.checkIn } })
    await type(page, 'checkOut', stay.checkOut)
    expect(await warning(page).isVisible()).toBe(false)
    expect(await heldValue(page, 'checkOut')).toBe(stay.checkOut)
    await page.getByRole('region', { name: 'Booking summary' }).getByText('3 nights').waitFor()
  })

  it('is judged when the field is left', async () => {
    const { page } = await openBooking(browser, site, { stay })
    await type(page, 'checkOut', inDays(29))
    expect(await warning(page).isVisible()).toBe(false)
    await field(page, 'email').focus()
    await warning(page).waitFor()
    expect(await heldValue(page, 'checkOut')).toBe(stay.checkOut)
  })

  it('is judged by Enter, which then sends nothing', async () => {
    const { page } = await openBooking(browser, site, { stay })
    const sent = watchBookings(page)
    await fillPerson(page)
    await type(page, 'checkOut', inDays(29))
    await page.keyboard.press('Enter')
    await warning(page).waitFor()
    expect(sent).toEqual([])
  })
})

describe('the guests', () => {
  it('are one to eight, two at first', async () => {
    const { page } = await openBooking(browser, site)
    const counts = await field(page, 'guests').locator('option').allTextContents()
    expect(counts).toEqual(['1 guest', ...[2, 3, 4, 5, 6, 7, 8].map((count) => `${count} guests`)])
    expect(await field(page, 'guests').inputValue()).toBe('2')
  })

  it('are too many for a small room before anything is sent, and larger rooms are offered', async () => {
    const { page } = await openBooking(browser, site, { stay })
    const sent = watchBookings(page)
    await fillPerson(page)
    await field(page, 'guests').selectOption('4')
    await expect
      .poll(() => errorOf(page, 'guests'))
      .toBe('Horizon Room sleeps up to 2 guests. Please choose a larger room or fewer guests.')
    await submitButton(page).click()
    await expect.poll(() => isFocused(page, 'guests')).toBe(true)
    expect(sent).toEqual([])
    await page.getByRole('option', { name: 'Horizon Room · up to 2 guests' }).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: /^Lagoon Family Room · / }).click()
    expect(await roomField(page).inputValue()).toBe('lagoon-family-room')
    await expect.poll(() => errorOf(page, 'guests')).toBeUndefined()
  })
})
