import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { becomes } from './partner-page.fixture.ts'
import { openPartnerSite, type PartnerSite } from './partner-site.fixture.ts'

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }
const stay = 'check-in="2027-07-01" check-out="2027-07-05" guests="2" room="horizon-room"'

let partnerSite: PartnerSite

beforeAll(async () => {
  partnerSite = await openPartnerSite()
})

describe('on a page with a strict policy', () => {
  it('opens its calendar inside the shadow root', async () => {
    const { browser, partner, loader, booking } = partnerSite
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
    expect(problems).toEqual(nothing)
  })
})

describe('the link between the tags', () => {
  const linkOf = (page: Page) => page.locator('calm-rest-booking > a').getAttribute('href')

  it.each([
    ['the API does not answer', 'abort', {}, 'network', true],
    ['nobody has such a room', 404, { 'Calm-Rest-Code': 'room_not_found' }, 'room_not_found', false],
    ['another server has nothing there', 404, {}, 'not_our_server', false],
    [
      'another server has a page for any address',
      200,
      { 'Content-Type': 'text/html' },
      'not_our_server',
      false,
    ],
    ['the API is away', 503, {}, 'unavailable', true],
  ] as const)(
    'carries the stay, the language and the partner where %s',
    async (_, answer, says, code, retryable) => {
      const { browser, partner, loader, booking } = partnerSite
      const { page } = await partner.open(
        browser,
        { head: loader, body: booking(`${stay} lang="de"`) },
        async (page) => {
          await page.route('**/embed/v1/booking?*', (route) =>
            answer === 'abort'
              ? route.abort()
              : route.fulfill({
                  status: answer,
                  headers: {
                    'Access-Control-Allow-Origin': '*',
                    'Access-Control-Expose-Headers': 'Calm-Rest-Code',
                    ...says,
                  },
                  body: '<title>Alpin Tours</title>',
                }),
          )
          await page.addInitScript(() => {
            document.addEventListener('calm-rest-error', (event) => {
              Object.assign(window, { reported: (event as CustomEvent).detail })
            })
          })
        },
      )
      await becomes(page, 'calm-rest-booking', 'error')
      expect(await page.locator('calm-rest-booking').getAttribute('data-error')).toBe(code)
      await page.getByRole('link', { name: 'Book' }).waitFor()
      const { searchParams, pathname } = new URL((await linkOf(page)) ?? '')
      expect([pathname, Object.fromEntries(searchParams)]).toEqual([
        '/book',
        {
          partner: 'alpin-tours',
          lang: 'de',
          room: 'horizon-room',
          guests: '2',
          checkIn: '2027-07-01',
          checkOut: '2027-07-05',
        },
      ])
      expect(await page.evaluate(() => Reflect.get(window, 'reported'))).toMatchObject({ code, retryable })
    },
  )

  it('stands where there is no such room', async () => {
    const { browser, partner, loader, booking } = partnerSite
    const { page, problems } = await partner.open(browser, {
      head: loader,
      body: booking('room="no-such-room" loading="eager"'),
    })
    await becomes(page, 'calm-rest-booking', 'error')
    await page.getByRole('link', { name: 'Book' }).waitFor()
    expect(problems.warnings.join()).toContain('room_not_found')
    expect(problems.uncaught).toEqual([])
  })
})
