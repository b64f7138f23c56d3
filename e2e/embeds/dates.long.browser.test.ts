import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { becomes, hear } from './partner-page.fixture.ts'
import { openPartnerSite, type PartnerSite } from './partner-site.fixture.ts'

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }

let partnerSite: PartnerSite

beforeAll(async () => {
  partnerSite = await openPartnerSite()
})

const dates = 'check-in="2027-09-10" check-out="2027-09-13" guests="2"'
const fieldIn = (page: Page, label: string) => page.locator('form').getByLabel(label)
const set = (page: Page, values: object) =>
  page.evaluate((values) => {
    Object.assign(document.querySelector('calm-rest-rooms') as Element, values)
  }, values)

it('R-partners-stay: the rooms say what is free, follow what the page sets, and keep a search on the page', async () => {
  const { browser, partner, loader, rooms } = partnerSite
  const { page, problems } = await partner.open(browser, { head: loader, body: rooms(`${dates} search`) })
  const address = page.url()
  const received = await hear(page, 'calm-rest-search')
  await becomes(page, 'calm-rest-rooms', 'ready')
  const first = page.locator('calm-rest-rooms li').first()
  await first.getByText('for 3 nights').waitFor()
  await set(page, { checkOut: '2027-09-12' })
  await first.getByText('for 2 nights').waitFor()
  await set(page, { guests: '99' })
  await set(page, { guests: 'many', checkIn: '2027-09-11' })
  await first.getByText('for 1 night').waitFor()
  await fieldIn(page, 'Check-out').fill('2027-09-15')
  await fieldIn(page, 'Guests').selectOption('3')
  await page.getByRole('button', { name: 'Search' }).click()
  await first.getByText('for 4 nights').waitFor()
  expect(await received()).toEqual([
    { v: 1, instance: 1, partner: 'alpin-tours', checkIn: '2027-09-11', checkOut: '2027-09-15', guests: 3 },
  ])
  const query = 'checkIn=2027-09-11&checkOut=2027-09-15&guests=3'
  expect(await first.locator(`a[href*="${query}&lang=en&partner=alpin-tours&sig="]`).count()).toBe(3)
  expect(await page.locator('calm-rest-rooms').getAttribute('check-out')).toBe('2027-09-12')
  // until the page wants another stay
  await set(page, { checkOut: '2027-09-16' })
  await first.getByText('for 5 nights').waitFor()
  expect(await fieldIn(page, 'Check-out').inputValue()).toBe('2027-09-16')
  expect(page.url()).toBe(address)
  const wrong = (value: string) =>
    expect.stringContaining(`<calm-rest-rooms guests="${value}">: not a known value, left out.`)
  expect(problems).toEqual({ ...nothing, warnings: [wrong('99'), wrong('many')] })
})

it('R-partners-stay: the rooms show no fields unless asked, and a page that says no searches itself', async () => {
  const { browser, partner, loader, rooms } = partnerSite
  const { page, problems } = await partner.open(browser, {
    head: loader,
    body: rooms(`${dates} limit="2"`),
  })
  await becomes(page, 'calm-rest-rooms', 'ready')
  await expect.poll(() => page.getByText('for 3 nights').count()).toBe(2)
  expect(await page.getByRole('button', { name: 'Search' }).count()).toBe(0)
  await set(page, { search: true })
  await page.evaluate(() => {
    document.addEventListener('calm-rest-search', (event) => event.preventDefault())
  })
  await fieldIn(page, 'Check-out').fill('2027-09-17')
  await page.getByRole('button', { name: 'Search' }).click()
  await set(page, { guests: 3 })
  await expect.poll(() => fieldIn(page, 'Guests').inputValue()).toBe('3')
  await expect.poll(() => page.getByText('for 3 nights').count()).toBe(2)
  expect(problems).toEqual(nothing)
})

/** Takes the only unit of a room for these nights. */
const sellOut = async (roomType: string, stay: { checkIn: string; checkOut: string }) => {
  const call = (path: string, init?: RequestInit) => fetch(new URL(path, partnerSite.site.url), init)
  const { offers } = await (await call(`api/offers?${new URLSearchParams(stay)}`)).json()
  const { totalPrice } = offers.find(({ roomId }: { roomId: string }) => roomId === roomType)
  const guest = { firstName: 'Amara', lastName: 'Perera', email: 'amara@example.com', specialRequest: '' }
  const answer = await call('api/bookings', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ ...guest, ...stay, guests: 2, roomType, totalPrice }),
  })
  expect(answer.status).toBe(201)
}

it("R-partners-stay: 'Free from …' tells which room was chosen, and for which days", async () => {
  const { browser, partner, loader, rooms } = partnerSite
  await sellOut('lighthouse-suite', { checkIn: '2027-09-10', checkOut: '2027-09-13' })
  for (const attributes of ['limit="24"', '']) {
    const body = rooms(`${dates} ${attributes} loading="eager"`)
    const { page } = await partner.open(browser, { head: loader, body })
    const received = await hear(page, 'calm-rest-room-select')
    await becomes(page, 'calm-rest-rooms', 'ready')
    await page.evaluate(() => {
      document.addEventListener('calm-rest-navigate', (event) => event.preventDefault())
    })
    const folded = page.locator('calm-rest-rooms summary')
    if ((await folded.count()) > 0) await folded.last().click()
    await page.getByRole('link', { name: 'Free from 13 to 16 Sept 2027' }).click()
    expect(await received()).toEqual([
      {
        v: 1,
        instance: 1,
        partner: 'alpin-tours',
        room: 'lighthouse-suite',
        checkIn: '2027-09-13',
        checkOut: '2027-09-16',
        guests: 2,
      },
    ])
  }
})

it('R-partners-search: the search leads to our rooms with dates and proof, unless the page says no', async () => {
  const { browser, partner, loader, search } = partnerSite
  const { page, problems } = await partner.open(browser, { head: loader, body: search(dates), lang: 'de' })
  await becomes(page, 'calm-rest-search', 'ready')
  const asked = await page.evaluateHandle(() => {
    const asked: unknown[] = []
    const sayNo = (event: Event) => {
      event.preventDefault()
      asked.push((event as CustomEvent).detail)
    }
    document.addEventListener('calm-rest-search', sayNo, { once: true })
    return asked
  })
  await fieldIn(page, 'Gäste').selectOption('4')
  await page.getByRole('button', { name: 'Suchen' }).click()
  const stay = { checkIn: '2027-09-10', checkOut: '2027-09-13' }
  expect(await asked.jsonValue()).toEqual([{ v: 1, instance: 1, partner: 'alpin-tours', ...stay, guests: 4 }])
  expect(new URL(page.url()).origin).toBe(partner.origin)
  await page.getByRole('button', { name: 'Suchen' }).click()
  await page.getByText('für 3 Nächte').first().waitFor()
  const { pathname, searchParams } = new URL(page.url())
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/rooms',
    { ...stay, guests: '4', lang: 'de', partner: 'alpin-tours', sig: expect.stringMatching(/\./) },
  ])
  expect(problems).toEqual(nothing)
})

it('R-partners-search: the link carries them where there is no search', async () => {
  const { browser, partner, loader, search, rooms } = partnerSite
  const body = search(dates) + rooms(`${dates} search`)
  const { page } = await partner.open(browser, { head: loader, body }, (page) =>
    page.route('**/embed/v1/*', (route) => route.abort()),
  )
  for (const name of ['search', 'rooms']) {
    await becomes(page, `calm-rest-${name}`, 'error')
    const href = await page.locator(`calm-rest-${name} > a`).getAttribute('href')
    expect(Object.fromEntries(new URL(href ?? '').searchParams)).toEqual({
      checkIn: '2027-09-10',
      checkOut: '2027-09-13',
      guests: '2',
      lang: 'en',
      partner: 'alpin-tours',
    })
  }
})
