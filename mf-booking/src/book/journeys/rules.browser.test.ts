import { describe, expect, it } from 'vitest'
import { ownStays } from '../../testing/own-stays.fixture.ts'
import { bookingPages, field, fillPerson, isFocused, submit } from './booking-page.fixture.ts'
import { errorOf } from './rules.fixture.ts'

const { showBooking } = bookingPages()

const stay = ownStays('rules')('horizon-room', 3)

describe('the phone number', () => {
  it('R-booking-contact: is validated by the server; the error is beside the field, in the language of the page', async () => {
    const { page } = await showBooking(stay)
    await fillPerson(page)
    await field(page, 'phone').fill('0151 23456789')
    await submit(page)
    await expect.poll(() => isFocused(page, 'phone')).toBe(true)
    expect(await errorOf(page, 'phone')).toContain('Please enter a valid phone number with its country code')
    expect(await field(page, 'phone').inputValue()).toBe('0151 23456789')
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect.poll(() => errorOf(page, 'phone')).toContain('eine gültige Telefonnummer mit Landesvorwahl')
    await page.getByRole('button', { name: 'English' }).click()
    await field(page, 'phone').fill('+49 151 23456789')
    await expect.poll(() => errorOf(page, 'phone')).toBeUndefined()
  })
})
