import { addDays, type CalendarDate, dateInZone } from '@calm-rest/contract/stay'
import type { Lang, StayDraft } from '@calm-rest/contract/widget'
import { formatDate } from '@calm-rest/i18n'
import { type OpenOptions, openPage, type Site } from '@calm-rest/testing'
import type { Browser, Page, Request } from 'playwright-core'
import { inNumbers } from '../dates/date-styles.ts'

/** The date at the house in so many days. */
export const inDays = (days: number): CalendarDate => addDays(dateInZone(new Date(), 'Asia/Colombo'), days)

/** A date as one types it in a language. */
export const inWriting = (lang: Lang, date: CalendarDate) => formatDate(lang, date, inNumbers)

export const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' }

interface OpenBooking extends Omit<OpenOptions, 'lang'> {
  stay?: StayDraft
  lang?: Lang
}

/** The booking page in a fresh profile, with a stay in its address, its rooms loaded. */
export const openBooking = async (
  browser: Browser,
  site: Site,
  { stay = {}, lang, ...options }: OpenBooking = {},
) => {
  const opened = await openPage(browser, options)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...stay, lang })) if (value) query.set(name, String(value))
  await opened.page.goto(`${site.url}book?${query}`)
  await roomField(opened.page).locator('option').nth(1).waitFor({ state: 'attached' })
  return opened
}

/** What a person types into; a date's own input is hidden and holds YYYY-MM-DD. */
export const field = (page: Page, name: string) =>
  page.locator(`input[data-field="${name}"]`).or(named(page, name))
const named = (page: Page, name: string) => page.locator(`main [name="${name}"]:not([type="hidden"])`)

/** What the form holds under a name. */
export const heldValue = (page: Page, name: string) => page.locator(`main [name="${name}"]`).inputValue()
export const roomField = (page: Page) => field(page, 'roomType')
export const submitButton = (page: Page) => page.locator('main form [type="submit"]')

export const fillPerson = async (page: Page, person = ada) => {
  for (const [name, value] of Object.entries(person)) await field(page, name).fill(value)
}

export const valuesOf = async (page: Page) => {
  const names = [
    'firstName',
    'lastName',
    'email',
    'checkIn',
    'checkOut',
    'guests',
    'roomType',
    'specialRequest',
  ]
  const values = await Promise.all(names.map(async (name) => [name, await heldValue(page, name)]))
  return Object.fromEntries(values) as Record<string, string>
}

/** The reference in large letters, once the confirmation is there. */
export const shownReference = async (page: Page) => {
  const reference = page.getByText(/^CR-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  await reference.waitFor()
  return (await reference.textContent()) ?? ''
}

/** Addresses of the call that books, as the page writes them: with the language at the end. */
export const bookings = /\/api\/bookings(\?|$)/

/** Every booking request that the page sends, in order. */
export const watchBookings = (page: Page): Request[] => {
  const sent: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && bookings.test(request.url())) sent.push(request)
  })
  return sent
}

/** What the page writes into its booking requests, in order: the browser does not tell the body of a stream. */
export const watchBodies = async (page: Page) => {
  const bodies: unknown[] = []
  await page.exposeFunction('bodySent', (body: string) => bodies.push(JSON.parse(body)))
  await page.evaluate(() => {
    const send = globalThis.fetch
    globalThis.fetch = async (input, init) => {
      if (input instanceof Request && input.method === 'POST')
        await Reflect.get(globalThis, 'bodySent')(await input.clone().text())
      return send(input, init)
    }
  })
  return bodies
}
