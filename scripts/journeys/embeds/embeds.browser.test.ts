import { axeViolations, hold, layoutShift } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPartnerHouse, type PartnerHouse } from './partner-house.fixture.ts'
import { becomes, isMarked, listen, markForm } from './partner-page.fixture.ts'

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }
const stay = 'check-in="2027-07-01" check-out="2027-07-05" guests="2" room="horizon-room"'

let house: PartnerHouse

beforeAll(async () => {
  house = await openPartnerHouse()
})

describe('on a page with a strict policy', () => {
  it('stands before its scripts, is taken over as it stands, and breaks no rule', async () => {
    const { browser, partner, loader, rooms, booking } = house
    const held: { release?: () => void } = {}
    const body = `<h1>Mirissa</h1>${rooms('limit="3"')}${booking('loading="eager"')}`
    const { page, problems } = await partner.open(browser, { head: loader, body }, async (page) => {
      held.release = await hold(page, '**/runtime.*.js')
    })
    const name = page.locator('[name="firstName"]')
    // each element fetches its piece by itself, in whatever order they come
    await name.waitFor()
    await expect.poll(() => page.locator('calm-rest-rooms li h2').count()).toBe(3)
    expect(await page.locator('calm-rest-booking').getAttribute('data-state')).toBe('loading')
    await name.fill('Anna')
    await markForm(page)
    const before = await layoutShift(page)
    held.release?.()
    await becomes(page, 'calm-rest-booking', 'ready')
    await becomes(page, 'calm-rest-rooms', 'ready')
    expect(await name.inputValue()).toBe('Anna')
    expect(await isMarked(page)).toBe(1)
    expect(await layoutShift(page)).toBe(before)
    expect(problems).toEqual(nothing)
  })

  it('takes a booking, says so once, and writes down whose it is', async () => {
    const { browser, partner, loader, booking, stored } = house
    const body = booking(`campaign="summer" ${stay}`)
    const { page, problems } = await partner.open(browser, { head: loader, body })
    const booked = await listen(page, 'calm-rest-booked')
    await becomes(page, 'calm-rest-booking', 'ready')
    await page.locator('[name="firstName"]').fill('Anna')
    await page.locator('[name="lastName"]').fill('Huber')
    await page.locator('[name="email"]').fill('anna@example.com')
    await page.locator('[type="submit"]').click()
    await becomes(page, 'calm-rest-booking', 'booked')
    const bookingRef = await page.getByText(/^CR-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()
    const { total_cents, ...kept } = stored(bookingRef)
    expect(kept).toEqual({ partner: 'alpin-tours', campaign: 'summer' })
    expect(booked).toEqual([
      {
        ...{ v: 1, instance: 1, partner: 'alpin-tours', bookingRef },
        ...{ total: total_cents / 100, currency: 'USD', nights: 4 },
      },
    ])
    expect(problems).toEqual(nothing)
  })

  it('opens its calendar inside the shadow root, and is free of barriers', async () => {
    const { browser, partner, loader, booking } = house
    const { page, problems } = await partner.open(browser, {
      head: loader,
      body: `<main><h1>Mirissa</h1>${booking()}</main>`,
    })
    await becomes(page, 'calm-rest-booking', 'ready')
    const field = page.locator('input[data-field="checkIn"]')
    await field.focus()
    await page.keyboard.press('ArrowDown')
    const calendar = page.locator('calm-rest-booking dialog[open]')
    await calendar.waitFor()
    await page.keyboard.press('Enter')
    expect(await page.locator('[name="checkIn"]').inputValue()).toMatch(/^20\d\d-/)
    await page.keyboard.press('Escape')
    await calendar.waitFor({ state: 'detached' })
    expect(await axeViolations(page)).toEqual([])
    expect(problems).toEqual(nothing)
  })
})

describe('the link between the tags', () => {
  const linkOf = (page: Page) => page.locator('calm-rest-booking > a').getAttribute('href')

  it('stays as it was written where no script may run', async () => {
    const { browser, partner, site, loader, booking } = house
    const { page } = await partner.open(browser, {
      head: loader,
      body: booking(stay),
      policy: "default-src 'none'",
    })
    await page.getByRole('link', { name: 'Book' }).waitFor()
    expect(await linkOf(page)).toBe(`${site.url}book`)
  })

  it.each([
    ['the house does not answer', 'abort', 'network', true],
    ['nobody has such a room', 404, 'room_not_found', false],
    ['the house is away', 503, 'unavailable', true],
  ] as const)(
    'carries the stay, the language and the partner where %s',
    async (_, answer, code, retryable) => {
      const { browser, partner, loader, booking } = house
      const { page } = await partner.open(
        browser,
        { head: loader, body: booking(`${stay} lang="de"`) },
        async (page) => {
          await page.route('**/embed/v1/booking?*', (route) =>
            answer === 'abort'
              ? route.abort()
              : route.fulfill({ status: answer, headers: { 'Access-Control-Allow-Origin': '*' } }),
          )
          await page.addInitScript(() => {
            document.addEventListener('calm-rest-error', (event) => {
              Object.assign(window, { told: (event as CustomEvent).detail })
            })
          })
        },
      )
      await becomes(page, 'calm-rest-booking', 'error')
      await page.getByRole('link', { name: 'Book' }).waitFor()
      const { searchParams, pathname } = new URL((await linkOf(page)) ?? '')
      expect([pathname, Object.fromEntries(searchParams)]).toEqual([
        '/book',
        {
          ...{ partner: 'alpin-tours', lang: 'de', room: 'horizon-room', guests: '2' },
          ...{ checkIn: '2027-07-01', checkOut: '2027-07-05' },
        },
      ])
      expect(await page.evaluate(() => Reflect.get(window, 'told'))).toMatchObject({ code, retryable })
    },
  )

  it('stands where the house has no such room', async () => {
    const { browser, partner, loader, booking } = house
    const { page, problems } = await partner.open(browser, {
      head: loader,
      body: booking('room="no-such-room" loading="eager"'),
    })
    await becomes(page, 'calm-rest-booking', 'error')
    await page.getByRole('link', { name: 'Book' }).waitFor()
    expect(problems.warnings.join()).toContain('room_not_found')
    expect(problems.uncaught).toEqual([])
  })

  it('stands where the page is not registered for bookings', async () => {
    const { browser, partner, site, loader } = house
    const body = `<calm-rest-booking partner="nobody"><a href="${site.url}book">Book</a></calm-rest-booking>`
    const { page, problems } = await partner.open(browser, { head: loader, body })
    await becomes(page, 'calm-rest-booking', 'error')
    await page.getByRole('link', { name: 'Book' }).waitFor()
    expect(problems.warnings.join()).toContain('origin_not_allowed')
  })
})
