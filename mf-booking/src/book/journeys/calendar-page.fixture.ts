import { createApiClient } from '@calm-rest/client'
import type { CalendarDate } from '@calm-rest/contract/stay'
import { stayTotal } from '@calm-rest/contract/stay'
import type { Site } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { ada, field, inDays } from './booking-page.fixture.ts'

export const calendar = (page: Page) => page.getByRole('dialog')

export const day = (page: Page, date: CalendarDate) => calendar(page).locator(`[data-date="${date}"]`)

/** Opens the calendar by the button beside a date. */
export const openCalendar = async (page: Page, end: 'checkIn' | 'checkOut' = 'checkIn') => {
  await field(page, end).locator('xpath=..').getByRole('button').click()
  await calendar(page).waitFor()
}

/** Turns months until a day is on the screen. */
export const turnTo = async (page: Page, date: CalendarDate) => {
  for (let month = 0; month < 12 && !(await day(page, date).isVisible()); month += 1)
    await calendar(page).getByRole('button', { name: 'Next month' }).click()
  return day(page, date)
}

export const focusedDate = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('data-date'))

/** Another guest books a room that there is only once. */
export const someoneBooks = async (site: Site, roomId: string, from: number, to: number) => {
  const api = createApiClient({ origin: new URL(site.url).origin, lang: () => 'en' })
  const room = await api.rooms.byId(roomId)
  if (!room.ok) throw new Error(`There is no room ${roomId}`)
  const [checkIn, checkOut] = [inDays(from), inDays(to)]
  const totalPrice = stayTotal(room.value, checkIn, checkOut)
  const stay = { checkIn, checkOut, guests: 1, roomType: room.value.name, totalPrice, specialRequest: '' }
  const booked = await api.bookings.create({ ...ada, ...stay }, { idempotencyKey: crypto.randomUUID() })
  if (!booked.ok) throw new Error(`The booking failed: ${JSON.stringify(booked.failure)}`)
}
