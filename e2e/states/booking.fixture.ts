import { hotel } from '@calm-rest/contract/hotel'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import { hold, linkIn, mailTo, type SharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { buttonOf, says } from '../sweep/shown.fixture.ts'
import { abort, fillIn, type State, submit } from './state.fixture.ts'

const booking = 'mf-booking/src'
export const inDays = (days: number) => addDays(dateInZone(new Date(), hotel.timeZone), days)

const bookings = /\/api\/bookings(\?|$)/
const stay = (room: string, from: number) =>
  `/book?room=${room}&checkIn=${inDays(from)}&checkOut=${inDays(from + 2)}`
const person = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }

/** A room with a single unit, and nights of it that `bookTaken` books for another guest. */
const taken = { room: 'coral-suite', from: 10 }

/** Two nights in each room. */
const post = async (site: SharedSite, rooms: readonly string[], from: number, email: string) => {
  const prices = rooms.map(async (room) => {
    const { price, discountPrice } = await (await fetch(`${site.url}api/rooms/${room}`)).json()
    return 2 * (discountPrice ?? price)
  })
  const totalPrice = (await Promise.all(prices)).reduce((sum, price) => sum + price, 0)
  const [roomType, ...others] = rooms
  return fetch(`${site.url}api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...person,
      email,
      checkIn: inDays(from),
      checkOut: inDays(from + 2),
      guests: 2,
      roomType,
      specialRequest: '',
      totalPrice,
      additionalRooms: others.map((room) => ({ roomType: room, guests: 2 })),
    }),
  })
}

/** Books those nights, unless another file has done so. */
export const bookTaken = async (site: SharedSite) => {
  const response = await post(site, [taken.room], taken.from, person.email)
  if (![201, 409].includes(response.status)) throw new Error(`The booking failed: ${await response.text()}`)
}

let bookingLink: Promise<string> | undefined

/** Books without an account; returns the mail's link, which shows the booking. */
const linkToBooking = (site: SharedSite) => {
  bookingLink ??= bookByPost(site)
  return bookingLink
}

let toldLink: Promise<string> | undefined

/** Another booking, whose arrival is reported. */
const linkToTold = (site: SharedSite) => {
  toldLink ??= bookByPost(site)
  return toldLink
}

let severalLink: Promise<string> | undefined

/** A booking of two rooms. */
const linkToSeveral = (site: SharedSite) => {
  severalLink ??= bookByPost(site, ['horizon-room'])
  return severalLink
}

const bookByPost = async (site: SharedSite, others: readonly string[] = []) => {
  const email = `linked.${crypto.randomUUID()}@example.com`
  const response = await post(site, ['mango-tree-bungalow', ...others], nights(), email)
  const { reference, error } = await response.json()
  if (!reference) throw new Error(`The booking failed: ${error}`)
  const { pathname, hash } = new URL(linkIn(await mailTo(site, email, new RegExp(reference)), '/booking'))
  return pathname + hash
}

/** Each successful booking needs nights of its own, far ahead of those of other files. */
let nextFree = 600
export const nights = () => {
  nextFree += 3
  return nextFree
}

const roomsCame = (page: Page) => page.locator('[name=roomType] option').nth(1).waitFor({ state: 'attached' })

const book = async (page: Page) => {
  await roomsCame(page)
  await fillIn(page, person)
  await submit(page)
}

/** Another guest took the room while the form was filled in: the booking asks for nights that are taken. */
const askForTaken = (page: Page) =>
  page.route(bookings, (route) => {
    const body = route.request().postDataJSON()
    const nights = { checkIn: inDays(taken.from), checkOut: inDays(taken.from + 2) }
    return route.continue({ postData: JSON.stringify({ ...body, ...nights }) })
  })

/** The calendar over the page, or among the fields of a form that began without dates. */
const calendar = ':is(dialog[open], form section[aria-label])'
const day = (page: Page, days: number) => page.locator(`${calendar} [data-date="${inDays(days)}"]`)
const openCalendar = async (page: Page) => {
  await roomsCame(page)
  await page.locator('[data-field=checkIn]').locator('xpath=..').getByRole('button').click()
  await page.locator(`${calendar} [data-date]:focus`).waitFor()
}

/** Opens the calendar at the month of the taken nights. */
const showTaken = async (page: Page) => {
  await openCalendar(page)
  if (!(await day(page, taken.from).isVisible())) await page.keyboard.press('PageDown')
  await day(page, taken.from).and(page.locator('[data-struck]')).waitFor()
}

export const bookingStates: readonly State[] = [
  {
    name: 'calendar with nights that are taken',
    path: `/book?room=${taken.room}&checkIn=${inDays(3)}&checkOut=${inDays(4)}`,
    reach: showTaken,
    shows: says(booking, 'calendar.legend', { within: 'dialog[open]' }),
  },
  {
    name: 'calendar that refuses a night',
    path: `/book?room=${taken.room}`,
    reach: async (page) => {
      await showTaken(page)
      await day(page, taken.from).click({ force: true })
    },
    shows: says(booking, 'calendar.refused.taken', { within: 'form section[aria-label] [data-refused]' }),
  },
  {
    name: 'calendar that does not know what is taken',
    path: `/book?room=${taken.room}`,
    before: abort('**/availability?*'),
    reach: openCalendar,
    shows: says(booking, 'calendar.unmarked', { within: 'form section[aria-label]' }),
  },
  {
    name: 'warning about a check-out before the check-in',
    path: stay('mango-tree-bungalow', 30),
    reach: async (page) => {
      await roomsCame(page)
      await page.locator('[data-field=checkOut]').fill(inDays(29))
    },
    shows: says(booking, 'error.checkOut.not_after_check_in', { within: '[role=alertdialog]' }),
  },
  {
    name: 'booking with mistakes',
    path: '/book',
    reach: async (page) => {
      await roomsCame(page)
      await page.locator('[data-field=checkIn]').fill('31/02/2027')
      await submit(page)
    },
    shows: says(booking, 'date.invalid_date'),
  },
  {
    name: 'booking for too many guests',
    path: `${stay('horizon-room', 30)}&guests=8`,
    shows: says(booking, 'error.guests.over_capacity_other'),
  },
  {
    name: 'booking of several rooms, one of them too small',
    path: stay('horizon-room', 30),
    reach: async (page) => {
      await roomsCame(page)
      for (let rooms = 0; rooms < 2; rooms += 1) await page.locator('[name=addRoom]').click()
      await page.locator('[name="additionalRooms.1.guests"]').selectOption('8')
    },
    shows: says(booking, 'error.guests.over_capacity_other', { within: 'main form fieldset fieldset' }),
  },
  {
    name: 'booking of a room that is taken',
    path: stay(taken.room, taken.from),
    shows: says(booking, 'room.chooseOther', { within: 'main form' }),
  },
  {
    name: 'booking that was refused',
    path: stay(taken.room, 40),
    before: askForTaken,
    reach: book,
    shows: says(booking, 'others.title', { within: 'main form [role=alert]' }),
  },
  {
    name: 'booking on its way',
    path: stay('horizon-room', 30),
    before: async (page) => {
      await page.route(bookings, () => new Promise(() => {}))
    },
    reach: book,
    shows: says(booking, 'submit.busy'),
  },
  {
    name: 'booking without the API',
    path: stay('horizon-room', 30),
    before: abort(bookings),
    reach: book,
    shows: says(booking, 'outcome.failed', { within: 'main form [role=alert]' }),
  },
  {
    name: 'booking whose rooms did not come',
    path: '/book',
    before: abort('**/api/rooms/*'),
    shows: says(booking, 'room.missing'),
  },
  {
    name: 'booking that worked',
    path: '/book?room=horizon-room',
    reach: async (page) => {
      const from = nights()
      await roomsCame(page)
      await page.locator('[data-field=checkIn]').fill(inDays(from))
      await page.locator('[data-field=checkOut]').fill(inDays(from + 2))
      // a press before the price is known books nothing
      await page.locator('main form [type=submit]', { hasText: '$' }).first().waitFor()
      await book(page)
      await page.waitForURL('**/booking')
    },
    shows: says(booking, 'confirmation.title'),
  },
  {
    name: 'booking by its link',
    path: linkToBooking,
    shows: says(booking, 'policy.free'),
  },
  {
    name: 'booking of several rooms by its link',
    path: linkToSeveral,
    shows: says(booking, 'linked.several'),
  },
  {
    name: 'booking by its link, which could not be loaded',
    path: linkToBooking,
    before: abort('**/api/bookings/by-link*'),
    shows: says(booking, 'linked.failed'),
  },
  {
    name: 'booking by its link, which is looked for',
    path: linkToBooking,
    anew: true,
    before: async (page) => void (await hold(page, '**/api/bookings/by-link*')),
    shows: says(booking, 'linked.loading'),
  },
  {
    name: 'question before the booking of a link is cancelled',
    path: linkToBooking,
    reach: (page, lang) => buttonOf(booking, 'cancel.open')(page, lang).click(),
    shows: says(booking, 'cancel.free', { within: '[role=alertdialog]' }),
  },
  {
    name: 'question before a whole booking is cancelled',
    path: linkToSeveral,
    reach: (page, lang) => buttonOf(booking, 'cancel.openWhole')(page, lang).click(),
    shows: says(booking, 'cancel.free', { within: '[role=alertdialog]' }),
  },
  {
    name: 'question whose cancellation failed',
    path: linkToBooking,
    before: abort('**/api/bookings/by-link/cancel*'),
    reach: async (page, lang) => {
      await buttonOf(booking, 'cancel.open')(page, lang).click()
      await buttonOf(booking, 'cancel.confirm')(page, lang).click()
    },
    shows: says(booking, 'cancel.offline', { within: '[role=alertdialog]' }),
  },
  {
    name: 'stay that is being changed',
    path: linkToBooking,
    reach: (page, lang) => buttonOf(booking, 'change.open')(page, lang).click(),
    shows: says(booking, 'change.ask', { within: 'dialog[open]' }),
  },
  {
    name: 'price of a changed stay',
    path: linkToBooking,
    reach: async (page, lang) => {
      await buttonOf(booking, 'change.open')(page, lang).click()
      await buttonOf(booking, 'change.ask')(page, lang).click()
    },
    shows: says(booking, 'change.nothingYet', { within: 'dialog[open]' }),
  },
  {
    name: 'change that failed',
    path: linkToBooking,
    before: abort('**/api/bookings/by-link/quote*'),
    reach: async (page, lang) => {
      await buttonOf(booking, 'change.open')(page, lang).click()
      await buttonOf(booking, 'change.ask')(page, lang).click()
    },
    shows: says(booking, 'cancel.offline', { within: 'dialog[open]' }),
  },
  {
    name: 'arrival that is asked for, with a mistake',
    path: linkToBooking,
    anew: true,
    reach: (page, lang) => buttonOf(booking, 'arrival.submit')(page, lang).click(),
    shows: says(booking, 'arrival.problem.required'),
  },
  {
    name: 'arrival that could not be told',
    path: linkToBooking,
    before: abort('**/api/bookings/by-link/arrival*'),
    reach: async (page, lang) => {
      await page.locator('[name=time]').fill('15:30')
      await buttonOf(booking, 'arrival.submit')(page, lang).click()
    },
    shows: says(booking, 'cancel.offline'),
  },
  {
    name: 'arrival that was told',
    path: linkToTold,
    reach: async (page) => {
      await page.locator('[name=time]').fill('15:30')
      await submit(page)
    },
    shows: says(booking, 'arrival.told'),
  },
  {
    name: 'booking without a link',
    path: '/booking',
    // a tab that had a link still has its booking
    fresh: true,
    shows: says(booking, 'find.lead'),
  },
  {
    name: 'booking that is looked for with mistakes',
    path: '/booking',
    fresh: true,
    reach: (page, lang) => buttonOf(booking, 'find.submit')(page, lang).click(),
    shows: says(booking, 'find.reference'),
  },
  {
    name: 'link that was sent again',
    path: '/booking',
    fresh: true,
    reach: async (page, lang) => {
      await page.locator('[name=reference]').fill('CR-7KQM-4XWP')
      await page.locator('[name=email]').fill(`${crypto.randomUUID()}@example.com`)
      await buttonOf(booking, 'find.submit')(page, lang).click()
    },
    shows: says(booking, 'find.sent'),
  },
]
