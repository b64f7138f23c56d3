import { goOn, openPage, type Site, startSite } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  ada,
  bookings,
  field,
  fillPerson,
  inDays,
  openBooking,
  roomField,
  shownReference,
  submitButton,
  valuesOf,
  watchBookings,
} from './booking-page.fixture.ts'
import { storedBookings } from './stored.fixture.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
})
afterAll(() => browser.close())

const somethingWrong = (page: Page) =>
  page.getByRole('alert').getByText('Something went wrong. Please try again.', { exact: true })

const open = async (from: number) => {
  const opened = await openBooking(browser, site, {
    stay: { room: 'tea-planter-room', checkIn: inDays(from), checkOut: inDays(from + 2), guests: 1 },
  })
  await fillPerson(opened.page)
  await field(opened.page, 'specialRequest').fill('Two pillows.')
  return opened
}

const keysOf = (sent: ReturnType<typeof watchBookings>) =>
  Promise.all(sent.map((request) => request.headerValue('idempotency-key')))

const storedFrom = (from: number) => storedBookings(site).filter(({ check_in }) => check_in === inDays(from))

describe('when the API does not answer', () => {
  it('everything typed is kept, and another try books exactly once', async () => {
    const { page } = await open(30)
    const sent = watchBookings(page)
    const typed = await valuesOf(page)
    await page.route(bookings, (route) => route.abort())
    await submitButton(page).click()
    await somethingWrong(page).waitFor()
    expect(await valuesOf(page)).toEqual(typed)
    await page.unroute(bookings)
    await submitButton(page).click()
    await shownReference(page)
    const keys = await keysOf(sent)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect(storedFrom(30)).toHaveLength(1)
  })

  it('but has booked, another try in another language shows that very booking', async () => {
    const { page } = await open(40)
    await page.route(bookings, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submitButton(page).click()
    await somethingWrong(page).waitFor()
    const [made] = storedFrom(40)
    await page.unroute(bookings)
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('heading', { name: 'Buchen Sie Ihren Aufenthalt' }).waitFor()
    await submitButton(page).click()
    expect(await shownReference(page)).toBe(made?.reference)
    expect(storedFrom(40)).toHaveLength(1)
  })

  it('a changed request is another booking, with another key', async () => {
    const { page } = await open(50)
    const sent = watchBookings(page)
    await page.route(bookings, (route) => route.abort())
    await submitButton(page).click()
    await somethingWrong(page).waitFor()
    await page.unroute(bookings)
    await field(page, 'specialRequest').fill('Three pillows.')
    await submitButton(page).click()
    await shownReference(page)
    const [first, second] = await keysOf(sent)
    expect(second).not.toBe(first)
  })

  it("with something that is not the API's, the same words stand there", async () => {
    const { page } = await open(60)
    await page.route(bookings, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    )
    await submitButton(page).click()
    await somethingWrong(page).waitFor()
  })
})

describe('when the language changes', () => {
  it('what was typed stays, and the words around it change', async () => {
    const { page } = await open(70)
    const typed = await valuesOf(page)
    await field(page, 'email').fill('ada@')
    await submitButton(page).click()
    await page.getByText(/^Please enter a valid e-mail address/).waitFor()
    await page.getByRole('button', { name: '中文' }).click()
    await page.getByRole('heading', { name: '预订您的住宿' }).waitFor()
    expect(await valuesOf(page)).toEqual({ ...typed, email: 'ada@' })
    await page.getByText(/^请输入有效的电子邮箱地址/).waitFor()
    await page.getByText('所选日期可预订').waitFor()
    await field(page, 'email').fill(ada.email)
    await submitButton(page).click()
    await page.getByText('预订成功').waitFor()
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await page.getByRole('heading', { name: 'Ihre Buchung war erfolgreich!' }).waitFor()
  })
})

describe('when the host proposes another stay', () => {
  it('it is taken over, and what else was typed stays', async () => {
    const { page } = await open(80)
    const typed = await valuesOf(page)
    // what the router does for a link: no new document
    await page.evaluate(() => {
      history.pushState({}, '', '/book?room=coral-suite&guests=3')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await expect.poll(() => valuesOf(page)).toEqual({ ...typed, roomType: 'coral-suite', guests: '3' })
  })
})

describe('when rooms cannot be loaded', () => {
  it('the list stays empty, what was typed stays, and Try again loads them', async () => {
    const { page } = await openPage(browser)
    await page.goto(`${site.url}privacy`)
    await page.route('**/api/rooms/*', (route) => route.abort())
    await goOn(page, '/book')
    await page.getByText('Our rooms could not be loaded.').waitFor()
    expect(await roomField(page).locator('option').count()).toBe(0)
    await fillPerson(page)
    await submitButton(page).click()
    await page.getByText('Please choose a room.').waitFor()
    await page.unroute('**/api/rooms/*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await roomField(page).locator('option').nth(1).waitFor({ state: 'attached' })
    expect(await valuesOf(page)).toMatchObject(ada)
    expect(await roomField(page).evaluate((select) => select === document.activeElement)).toBe(true)
  })
})

describe('when somebody is signed in', () => {
  it('name and e-mail are filled in', async () => {
    const { page } = await openBooking(browser, site)
    const account = {
      ...ada,
      country: 'United Kingdom',
      email: 'ada.signed.in@example.com',
      password: 'a quiet room by the sea',
    }
    const answer = await page.request.post(`${site.url}api/users`, { data: account })
    expect(answer.status()).toBe(201)
    await page.goto(`${site.url}login?room=coral-suite`)
    await field(page, 'email').fill(account.email)
    await field(page, 'password').fill(account.password)
    await submitButton(page).click()
    await page.waitForURL('**/book**')
    await expect
      .poll(() => valuesOf(page))
      .toMatchObject({
        firstName: 'Ada',
        lastName: 'Lovelace',
        email: account.email,
        roomType: 'coral-suite',
      })
  })
})
