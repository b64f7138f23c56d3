import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { field } from './booking-page.fixture.ts'

/** The one over the page, and of a form that began without dates the one among its fields. */
export const calendar = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('region', { name: 'Dates of your stay' }))

export const day = (page: Page, date: CalendarDate) => calendar(page).locator(`[data-date="${date}"]`)

/** The button beside a date. */
export const calendarButton = (page: Page, end: 'checkIn' | 'checkOut' = 'checkIn') =>
  field(page, end).locator('xpath=..').getByRole('button')

/** Opens the calendar by the button beside a date, or leads into the one that is open. */
export const openCalendar = async (page: Page, end: 'checkIn' | 'checkOut' = 'checkIn') => {
  await calendarButton(page, end).click()
  await expect.poll(() => focusedDate(page)).toBeTruthy()
}

/** Turns months until a day is on the screen. */
export const turnTo = async (page: Page, date: CalendarDate) => {
  for (let month = 0; month < 12 && !(await day(page, date).isVisible()); month += 1)
    await calendar(page).getByRole('button', { name: 'Next month' }).click()
  return day(page, date)
}

export const focusedDate = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-date'))
