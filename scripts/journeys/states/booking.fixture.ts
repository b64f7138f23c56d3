import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import type { Page } from 'playwright-core'
import { abort, fillIn, mistakesShown, type State, submit } from './state.fixture.ts'

const inDays = (days: number) => addDays(dateInZone(new Date(), hotel.timeZone), days)

const bookings = /\/api\/bookings(\?|$)/
const stay = (room: string, from: number) =>
  `/book?room=${room}&checkIn=${inDays(from)}&checkOut=${inDays(from + 2)}`
const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }

/** A room that there is once, and nights of it that another guest has booked: `bookTaken`. */
const taken = { room: 'coral-suite', roomType: 'Coral Suite', from: 10 }

/** Another guest was quicker. */
export const bookTaken = async (siteUrl: string) => {
  const { price, discountPrice } = await (await fetch(`${siteUrl}api/rooms/${taken.room}`)).json()
  const dates = { checkIn: inDays(taken.from), checkOut: inDays(taken.from + 2) }
  const response = await fetch(`${siteUrl}api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...person,
      ...dates,
      guests: 2,
      roomType: taken.roomType,
      specialRequest: '',
      totalPrice: 2 * (discountPrice ?? price),
    }),
  })
  if (response.status !== 201) throw new Error(`The booking failed: ${await response.text()}`)
}

const roomsCame = (page: Page) => page.locator('[name=roomType] option').nth(1).waitFor({ state: 'attached' })

const book = async (page: Page) => {
  await roomsCame(page)
  await fillIn(page, person)
  await submit(page)
}

const day = (page: Page, days: number) => page.locator(`dialog[open] [data-date="${inDays(days)}"]`)
const openCalendar = async (page: Page) => {
  await roomsCame(page)
  await page.locator('[data-field=checkIn]').locator('xpath=..').getByRole('button').click()
  await page.locator('dialog[open]').waitFor()
}

/** The calendar, at the month of the nights that are taken. */
const showTaken = async (page: Page) => {
  await openCalendar(page)
  if (!(await day(page, taken.from).isVisible())) await page.keyboard.press('PageDown')
  await day(page, taken.from).and(page.locator('[data-struck]')).waitFor()
}

/** Every booking that works needs nights of its own. */
let nextFree = 30

export const bookingStates: readonly State[] = [
  {
    name: 'calendar with nights that are taken',
    path: `/book?room=${taken.room}&checkIn=${inDays(3)}`,
    reach: showTaken,
  },
  {
    name: 'calendar that refuses a night',
    path: `/book?room=${taken.room}`,
    reach: async (page) => {
      await showTaken(page)
      await day(page, taken.from).click({ force: true })
      await page.locator('dialog[open] [data-refused]').waitFor()
    },
  },
  {
    name: 'calendar that does not know what is taken',
    path: `/book?room=${taken.room}`,
    before: abort('**/availability?*'),
    reach: openCalendar,
  },
  {
    name: 'warning about a check-out before the check-in',
    path: stay('mango-tree-bungalow', 30),
    reach: async (page) => {
      await roomsCame(page)
      await page.locator('[data-field=checkOut]').fill(inDays(29))
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'booking with mistakes',
    path: '/book',
    reach: async (page) => {
      await roomsCame(page)
      await page.locator('[data-field=checkIn]').fill('31/02/2027')
      await submit(page)
      await mistakesShown(page)
    },
  },
  {
    name: 'booking for too many guests',
    path: `${stay('horizon-room', 30)}&guests=8`,
    reach: mistakesShown,
  },
  {
    name: 'booking that was refused',
    path: stay(taken.room, taken.from),
    reach: async (page) => {
      await book(page)
      await page.locator('main form [role=alert] button').first().waitFor()
    },
  },
  {
    name: 'booking without the API',
    path: stay('horizon-room', 30),
    before: abort(bookings),
    reach: async (page) => {
      await book(page)
      await page.locator('main form [role=alert]').waitFor()
    },
  },
  {
    name: 'booking whose rooms did not come',
    path: '/book',
    before: abort('**/api/rooms/*'),
    reach: (page) => page.locator('main form button:not([type=submit])').first().waitFor(),
  },
  {
    name: 'booking that worked',
    path: '/book?room=horizon-room',
    reach: async (page) => {
      await roomsCame(page)
      await page.locator('[data-field=checkIn]').fill(inDays(nextFree))
      await page.locator('[data-field=checkOut]').fill(inDays(nextFree + 2))
      nextFree += 2
      await book(page)
      await page.getByText(/^CR-[2-9A-Z]{4}-[2-9A-Z]{4}$/).waitFor()
    },
  },
]
