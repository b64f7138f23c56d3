import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { field } from './booking-page.fixture.ts'

/** The calendar dialog, or the inline calendar of a form that began without dates. */
export const calendar = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('region', { name: 'Dates of your stay' }))

export const day = (page: Page, date: CalendarDate) => calendar(page).locator(`[data-date="${date}"]`)

/** The button beside a date. */
export const calendarButton = (page: Page, end: 'checkIn' | 'checkOut' = 'checkIn') =>
  field(page, end).locator('xpath=..').getByRole('button')

/** Opens the calendar with the button beside a date, or focuses the open one. */
export const openCalendar = async (page: Page, end: 'checkIn' | 'checkOut' = 'checkIn') => {
  await calendarButton(page, end).click()
  await expect.poll(() => focusedDate(page)).toBeTruthy()
}

/** Turns months until a day is visible. */
export const turnTo = async (page: Page, date: CalendarDate) => {
  for (let month = 0; month < 12 && !(await day(page, date).isVisible()); month += 1)
    await calendar(page).getByRole('button', { name: 'Next month' }).click()
  return day(page, date)
}

export const focusedDate = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-date'))
