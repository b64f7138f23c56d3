import { addDays } from '@calm-rest/contract/stay'
import { describe, expect, it } from 'vitest'
import { inDays, ownStays } from '../../testing/own-stays.fixture.ts'
import {
  bookingPages,
  field,
  fillPerson,
  heldValue,
  isFocused,
  roomField,
  submit,
  valuesOf,
  watchBookings,
} from './booking-page.fixture.ts'
import { errorOf, warned, warning } from './rules.fixture.ts'

const { showBooking } = bookingPages()

const stay = ownStays('fields')('horizon-room', 3)
/** The day before the check-in. */
const tooEarly = addDays(stay.checkIn, -1)

describe('a required field', () => {
  it('R-rule-booking-required: reports all missing fields at once and focuses the first', async () => {
    const { page } = await showBooking()
    const sent = watchBookings(page)
    await submit(page)
    await expect.poll(() => isFocused(page, 'checkIn')).toBe(true)
    expect(await errorOf(page, 'firstName')).toBe('Please enter your first name.')
    expect(await errorOf(page, 'lastName')).toBe('Please enter your last name.')
    expect(await errorOf(page, 'email')).toBe('Please enter your e-mail address.')
    expect(await errorOf(page, 'checkIn')).toBe('Please choose your check-in date.')
    expect(await errorOf(page, 'checkOut')).toBe('Please choose your check-out date.')
    for (const optional of ['phone', 'arrivalTime', 'specialRequest'])
      expect(await errorOf(page, optional)).toBeUndefined()
    expect(sent).toEqual([])
    await field(page, 'firstName').fill('Ada')
    expect(await errorOf(page, 'firstName')).toBeUndefined()
  })

  it('R-rule-booking-email: must have the form of an e-mail address', async () => {
    const { page } = await showBooking(stay)
    await fillPerson(page, { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example' })
    await submit(page)
    await expect.poll(() => isFocused(page, 'email')).toBe(true)
    expect(await errorOf(page, 'email')).toContain('Please enter a valid e-mail address')
  })
})

describe('the check-in', () => {
  it('R-rule-check-in: cannot be before today', async () => {
    const { page } = await showBooking()
    await field(page, 'checkIn').fill(inDays(-1))
    await expect.poll(() => errorOf(page, 'checkIn')).toBe('Check-in cannot be before today.')
    await field(page, 'checkIn').fill(inDays(0))
    await expect.poll(() => errorOf(page, 'checkIn')).toBeUndefined()
  })

  it('R-rule-total-none: on the check-out date shows a warning and clears the check-out', async () => {
    const { page } = await showBooking(stay)
    await field(page, 'checkIn').fill(stay.checkOut)
    await warned(page)
    await page.keyboard.press('Enter')
    expect(await valuesOf(page)).toMatchObject({ checkIn: stay.checkOut, checkOut: '' })
    await page.getByText('Not available').waitFor()
  })
})

describe('a check-out that is not after the check-in', () => {
  it('R-rule-check-out, R-error-check-out: is rejected: an alert appears and the field is reverted', async () => {
    const { page } = await showBooking(stay)
    for (const date of [stay.checkIn, tooEarly]) {
      await field(page, 'checkOut').fill(date)
      await warned(page)
      expect(await heldValue(page, 'checkOut')).toBe(stay.checkOut)
      await warning(page).getByRole('button', { name: 'OK' }).click()
      await warning(page).waitFor({ state: 'hidden' })
    }
  })
})

describe('the guests', () => {
  it('are rejected for a small room before anything is sent, and larger rooms are offered', async () => {
    const { page } = await showBooking(stay)
    const sent = watchBookings(page)
    await fillPerson(page)
    await field(page, 'guests').selectOption('4')
    await expect
      .poll(() => errorOf(page, 'guests'))
      .toBe('Horizon Room sleeps up to 2 guests. Please choose a larger room or fewer guests.')
    await submit(page)
    await expect.poll(() => isFocused(page, 'guests')).toBe(true)
    expect(sent).toEqual([])
    await page.getByRole('option', { name: 'Horizon Room · up to 2 guests' }).waitFor({ state: 'attached' })
    await page.getByRole('button', { name: /^Lagoon Family Room · / }).click()
    expect(await roomField(page).inputValue()).toBe('lagoon-family-room')
    await expect.poll(() => errorOf(page, 'guests')).toBeUndefined()
  })
})
