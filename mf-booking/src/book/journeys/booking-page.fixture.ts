import { guestTextNames } from '@calm-rest/contract/guest-texts'
import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Lang, StayDraft } from '@calm-rest/contract/widget'
import { formatDate } from '@calm-rest/i18n'
import { type OpenOptions, siteAndBrowser } from '@calm-rest/testing'
import type { Page, Request } from 'playwright-core'
import { inNumbers } from '../dates/date-styles.ts'

/** A date in the format that users of a language type. */
export const inWriting = (lang: Lang, date: CalendarDate) => formatDate(lang, date, inNumbers)

export const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }

interface BookQuery extends StayDraft {
  lang?: Lang
}

/** The booking page with a stay in its address. */
export const bookPath = (stay: BookQuery = {}) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(stay)) if (value) query.set(name, String(value))
  return `/book?${query}`
}

/** Waits for the list of rooms. */
export const roomsShown = (page: Page) =>
  roomField(page).locator('option').nth(1).waitFor({ state: 'attached' })

/** The booking page with its rooms, on the worker's site in the shared browser. */
export const bookingPages = () => {
  const pages = siteAndBrowser()
  let tab: Page | undefined
  /** Clears the previous test's input. */
  const show = async (path: string) => {
    await tab?.evaluate(() => sessionStorage.clear())
    const shown = await pages.show(path)
    tab = shown.page
    return shown
  }
  return {
    ...pages,
    show,
    /** In a browser profile of its own. */
    openBooking: async (stay?: BookQuery, options?: OpenOptions) => {
      const opened = await pages.open(bookPath(stay), options)
      await roomsShown(opened.page)
      return opened
    },
    /** In the file's only tab, with a new form. */
    showBooking: async (stay?: StayDraft) => {
      const shown = await show(bookPath(stay))
      await roomsShown(shown.page)
      return shown
    },
  }
}

/** What the form says of a refusal. */
export const alertOf = (page: Page) => page.locator('main form').getByRole('alert')

/** The visible input of a field; a date also has a hidden one with YYYY-MM-DD. */
export const field = (page: Page, name: string) =>
  page.locator(`input[data-field="${name}"]`).or(named(page, name))
const named = (page: Page, name: string) => page.locator(`main [name="${name}"]:not([type="hidden"])`)

/** Submitted value of a field. */
export const heldValue = (page: Page, name: string) => page.locator(`main [name="${name}"]`).inputValue()
export const roomField = (page: Page) => field(page, 'roomType')
export const submitButton = (page: Page) =>
  page.locator('main form [type=submit]:not([name]):not([tabindex])')

/** Waits for the price: before it, the first press would book nothing. */
export const priceKnown = (page: Page) =>
  page.locator('main form [role=status][aria-busy=true]').waitFor({ state: 'detached' })

export const submit = async (page: Page) => {
  await priceKnown(page)
  await submitButton(page).click()
}

/** Whether a control has the focus. */
export const isFocused = (page: Page, name: string) =>
  field(page, name).evaluate((control) => control === document.activeElement)

export const fillPerson = async (page: Page, person = ada) => {
  for (const [name, value] of Object.entries(person)) await field(page, name).fill(value)
}

export const valuesOf = async (page: Page) => {
  const names = [
    'firstName',
    'lastName',
    'email',
    'phone',
    'checkIn',
    'checkOut',
    'guests',
    'roomType',
    'arrivalTime',
    ...guestTextNames,
  ]
  const values = await Promise.all(names.map(async (name) => [name, await heldValue(page, name)]))
  return Object.fromEntries(values) as Record<string, string>
}

/** The displayed reference, once the confirmation or the booking's page is shown. */
export const shownReference = async (page: Page) => {
  const reference = page.getByText(/^CR-[2-9A-Z]{4}-[2-9A-Z]{4}$/).first()
  await reference.waitFor()
  return (await reference.textContent()) ?? ''
}

/** URLs of the call that books, with the language at the end. */
export const bookings = /\/api\/bookings(\?|$)/

/** Every later booking request of the page, in order. */
export const watchBookings = (page: Page): Request[] => {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && bookings.test(request.url())) sent.push(request)
  })
  return sent
}

/** Bodies of the page's booking requests, in order; recorded in the page, since the browser does not show the body of a stream. */
export const watchBodies = async (page: Page) => {
  const bodies: unknown[] = []
  await page.exposeFunction('bodySent', (body: string) => bodies.push(JSON.parse(body)))
  await page.evaluate(() => {
    const send = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      if (input instanceof Request && input.method === 'POST' && /\/api\/bookings(\?|$)/.test(input.url))
        await Reflect.get(globalThis, 'bodySent')(await input.clone().text())
      return send(input, init)
    }
  })
  return bodies
}
