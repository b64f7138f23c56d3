import { openPartners } from '@calm-rest/api/partners'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { becomes, listen } from './partner-page.fixture.ts'
import { openPartnerSite, type PartnerSite } from './partner-site.fixture.ts'

const stay = 'check-in="2027-09-01" check-out="2027-09-05" guests="2" room="horizon-room" loading="eager"'

let partnerSite: PartnerSite

beforeAll(async () => {
  partnerSite = await openPartnerSite()
})

/** Makes the page cancel an event; returns the events that it received. */
const sayNo = async (page: Page, event: string) => {
  const received = await listen(page, event)
  await page.evaluate((name) => {
    document.addEventListener(name, (event) => event.preventDefault())
  }, event)
  return received
}

const fill = async (page: Page | Locator) => {
  await page.locator('[name="firstName"]').fill('Anna')
  await page.locator('[name="lastName"]').fill('Huber')
  await page.locator('[name="email"]').fill('anna@example.com')
}

/** Counts booking requests on their way to the API. */
const watchBookings = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname === '/api/bookings') sent.push(pathname)
  })
  return sent
}

describe('a page that says no', () => {
  it('to calm-rest-before-submit lets nothing be sent, and knows nothing about the guest', async () => {
    const { browser, partner, loader, booking } = partnerSite
    const { page } = await partner.open(browser, { head: loader, body: booking(stay) })
    const sent = watchBookings(page)
    const booked = await listen(page, 'calm-rest-booked')
    await becomes(page, 'calm-rest-booking', 'ready')
    const asked = await page.evaluateHandle(() => {
      const asked: unknown[] = []
      document.addEventListener('calm-rest-before-submit', (event) => {
        event.preventDefault()
        asked.push((event as CustomEvent).detail)
      })
      return asked
    })
    await fill(page)
    await page.getByRole('button', { name: 'Add another room' }).click()
    await page.getByRole('button', { name: 'Confirm booking · $1,024' }).click()
    await expect
      .poll(() => asked.jsonValue())
      .toEqual([
        {
          v: 1,
          instance: 1,
          partner: 'alpin-tours',
          room: 'horizon-room',
          roomName: 'Horizon Room',
          rooms: 2,
          checkIn: '2027-09-01',
          checkOut: '2027-09-05',
          guests: 2,
          total: 2 * 4 * 128,
          currency: 'USD',
        },
      ])
    expect(await page.locator('[name="firstName"]').inputValue()).toBe('Anna')
    await page.locator('[type=submit]:not([name]):not([tabindex]):enabled').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    expect([sent, booked]).toEqual([[], []])
  })

  it('to calm-rest-navigate stays, and has the address to go to itself', async () => {
    const { browser, partner, site, loader, rooms } = partnerSite
    const { page } = await partner.open(browser, { head: loader, body: rooms('limit="2" loading="eager"') })
    await becomes(page, 'calm-rest-rooms', 'ready')
    const asked = await sayNo(page, 'calm-rest-navigate')
    await page
      .getByRole('link', { name: /^Details/ })
      .first()
      .click()
    await expect.poll(() => asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      partner: 'alpin-tours',
      href: expect.stringContaining(`${site.url}rooms/`),
    })
    expect(new URL(page.url()).origin).toBe(partner.origin)
  })
})

describe('a page that may book no more', () => {
  it('gets the link for the form when it tries, with the stay, and the reason once in the console', async () => {
    const { browser, partner, site, loader, booking } = partnerSite
    const { page, problems } = await partner.open(browser, {
      head: loader,
      body: booking(stay) + booking(stay),
    })
    const forms = page.locator('calm-rest-booking[data-state="ready"]')
    await expect.poll(() => forms.count()).toBe(2)
    const failed = await listen(page, 'calm-rest-error')
    const partners = await openPartners({ dataDir: site.dataDir })
    await partners.replaceOrigins('alpin-tours', ['https://www.alpin-reisen.example'])
    for (const left of [1, 0]) {
      await fill(forms.first())
      await forms.first().locator('[type=submit]:not([name]):not([tabindex])').click()
      await expect.poll(() => forms.count()).toBe(left)
    }
    await partners.replaceOrigins('alpin-tours', [partner.origin])
    await partners.close()
    const link = page.getByRole('link', { name: 'Book', exact: true }).first()
    expect(await link.getAttribute('href')).toContain('checkIn=2027-09-01&checkOut=2027-09-05')
    const refused = { partner: 'alpin-tours', code: 'origin_not_allowed', retryable: false }
    expect(failed).toMatchObject([refused, refused])
    expect(problems.warnings).toEqual([
      expect.stringContaining(
        `origin_not_allowed: ${partner.origin} asked ${new URL(site.url).origin} for {`,
      ),
    ])
  })
})
