import { addDays } from '@calm-rest/contract/stay'
import { formatDate } from '@calm-rest/i18n'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ownStays } from '../../testing/own-stays.fixture.ts'
import { writtenOut } from '../dates/date-styles.ts'
import {
  bookingPages,
  field,
  fillPerson,
  heldValue,
  inWriting,
  valuesOf,
  watchBookings,
} from './booking-page.fixture.ts'
import { errorOf, warned, warning } from './rules.fixture.ts'

const { openBooking, showBooking } = bookingPages()

const stay = ownStays('rules-long')('horizon-room', 3)
/** The day before the check-in. */
const tooEarly = addDays(stay.checkIn, -1)

describe('a check-out that is not after the check-in', () => {
  it('leaves an empty field empty', async () => {
    const { page } = await showBooking({ checkIn: stay.checkIn })
    await field(page, 'checkOut').fill(stay.checkIn)
    await warned(page)
    expect(await heldValue(page, 'checkOut')).toBe('')
  })
})

describe('a typed date', () => {
  const type = async (page: Page, name: string, date: string) => {
    await field(page, name).focus()
    await page.keyboard.type(inWriting('en', date))
  }

  it("is parsed in each language's format, shown in words, and survives a change of language", async () => {
    const { page } = await openBooking()
    for (const [lang, name] of [
      ['en', 'English'],
      ['de', 'Deutsch'],
      ['zh', '中文'],
    ] as const) {
      await page.getByRole('button', { name }).click()
      if (lang !== 'en') {
        const written = formatDate(lang, stay.checkOut, writtenOut)
        await expect.poll(() => field(page, 'checkOut').inputValue()).toBe(written)
        expect(await valuesOf(page)).toMatchObject({ checkIn: stay.checkIn, checkOut: stay.checkOut })
      }
      for (const end of ['checkIn', 'checkOut'] as const) {
        await field(page, end).fill('')
        await page.keyboard.type(inWriting(lang, stay[end]))
        await page.keyboard.press('Tab')
        expect(await heldValue(page, end)).toBe(stay[end])
        expect(await field(page, end).inputValue()).toBe(formatDate(lang, stay[end], writtenOut))
      }
    }
  })

  it('stays as typed if invalid, with an error', async () => {
    const { page } = await showBooking(stay)
    const sent = watchBookings(page)
    await fillPerson(page)
    for (const [text, error] of [
      ['tomorrow', 'Please write the date like this: 21/07/2027.'],
      ['31/02/2027', 'This date does not exist.'],
    ] as const) {
      await field(page, 'checkIn').fill(text)
      await page.keyboard.press('Enter')
      await expect.poll(() => errorOf(page, 'checkIn')).toBe(error)
      expect(await field(page, 'checkIn').inputValue()).toBe(text)
      expect(await heldValue(page, 'checkIn')).toBe('')
    }
    expect(sent).toEqual([])
  })

  it('is not validated until it is complete', async () => {
    const { page } = await showBooking({ room: stay.room, checkIn: stay.checkIn })
    await type(page, 'checkOut', stay.checkOut)
    expect(await warning(page).isVisible()).toBe(false)
    expect(await heldValue(page, 'checkOut')).toBe(stay.checkOut)
    await page.getByRole('region', { name: 'Booking summary' }).getByText('3 nights').waitFor()
  })

  it('is validated on blur, and on Enter, which then submits nothing', async () => {
    const { page } = await showBooking(stay)
    const sent = watchBookings(page)
    await fillPerson(page)
    for (const judge of [() => field(page, 'email').focus(), () => page.keyboard.press('Enter')]) {
      await type(page, 'checkOut', tooEarly)
      expect(await warning(page).isVisible()).toBe(false)
      await judge()
      await warned(page)
      expect(await heldValue(page, 'checkOut')).toBe(stay.checkOut)
      await warning(page).getByRole('button', { name: 'OK' }).click()
      await warning(page).waitFor({ state: 'hidden' })
    }
    expect(sent).toEqual([])
  })
})
