import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { becomes } from './partner-page.fixture.ts'
import { openPartnerSite, type PartnerSite } from './partner-site.fixture.ts'

let partnerSite: PartnerSite

beforeAll(async () => {
  partnerSite = await openPartnerSite()
})

const room = 'horizon-room'
const stay = `check-in="2027-07-01" check-out="2027-07-05" guests="2" room="${room}"`
const fieldOf = (page: Page, name: string) => page.locator(`[name="${name}"]`)

const open = async (head: string, body: string) => {
  const { browser, partner } = partnerSite
  const { page, problems } = await partner.open(browser, { head, body })
  await becomes(page, 'calm-rest-booking', 'ready')
  return { page, problems }
}

/** As a page's router does: the element is removed, and a new one like it comes later. */
const remount = async (page: Page, change: Readonly<Record<string, string>> = {}) => {
  const gone = await page.evaluateHandle(() => {
    const element = document.querySelector('calm-rest-booking') as Element
    element.remove()
    return element
  })
  await expect.poll(() => gone.evaluate(({ shadowRoot }) => shadowRoot?.childElementCount)).toBe(0)
  await gone.evaluate((element, change) => {
    const anew = element.cloneNode(true) as Element
    for (const [name, value] of Object.entries(change)) anew.setAttribute(name, value)
    document.body.append(anew)
  }, change)
  await becomes(page, 'calm-rest-booking', 'ready')
}

it('a form that a router takes away and shows again has what was typed, for its room alone', async () => {
  const { loader, booking } = partnerSite
  const { page, problems } = await open(loader, booking(stay))
  await fieldOf(page, 'firstName').fill('Anna')
  await fieldOf(page, 'specialRequest').fill('A quiet room')
  await fieldOf(page, 'guests').selectOption('1')
  await remount(page)
  expect(await fieldOf(page, 'firstName').inputValue()).toBe('Anna')
  expect(await fieldOf(page, 'specialRequest').inputValue()).toBe('A quiet room')
  expect(await fieldOf(page, 'guests').inputValue()).toBe('1')

  // other dates of the page count, and the person stays
  await remount(page, { 'check-in': '2027-07-02' })
  expect(await fieldOf(page, 'checkIn').inputValue()).toBe('2027-07-02')
  expect(await fieldOf(page, 'firstName').inputValue()).toBe('Anna')

  await remount(page, { room: 'coral-suite' })
  expect(await fieldOf(page, 'firstName').inputValue()).toBe('')
  await remount(page, { room })
  expect(await fieldOf(page, 'firstName').inputValue()).toBe('Anna')

  await page.evaluate(() =>
    (document.querySelector('calm-rest-booking') as unknown as { reset(): void }).reset(),
  )
  await becomes(page, 'calm-rest-booking', 'ready')
  expect(await fieldOf(page, 'firstName').inputValue()).toBe('')
  await remount(page)
  expect(await fieldOf(page, 'firstName').inputValue()).toBe('')

  await fieldOf(page, 'firstName').fill('Anna')
  const left = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])
  expect(left).toEqual([0, 0, ''])
  await page.reload()
  await becomes(page, 'calm-rest-booking', 'ready')
  expect(await fieldOf(page, 'firstName').inputValue()).toBe('')
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})

it('the room that a visitor chose in the rooms stands in the form that comes again', async () => {
  const { loader, booking, rooms } = partnerSite
  const { page } = await open(loader, rooms('limit="3" booking-for="form"') + booking('id="form"'))
  await becomes(page, 'calm-rest-rooms', 'ready')
  const second = page.locator('calm-rest-rooms li').nth(1)
  const name = (await second.getByRole('heading').textContent()) ?? ''
  await second.getByRole('link', { name: /^Book/ }).click()
  const chosen = fieldOf(page, 'roomType').locator('option:checked')
  await expect.poll(() => chosen.textContent()).toContain(name)
  await fieldOf(page, 'firstName').fill('Anna')
  // the page does not know of the choice
  await page.evaluate(() => {
    const form = document.querySelector('#form') as Element
    const anew = document.createElement('calm-rest-booking')
    for (const name of ['id', 'partner']) anew.setAttribute(name, form.getAttribute(name) ?? '')
    form.remove()
    setTimeout(() => document.body.append(anew), 100)
  })
  await becomes(page, 'calm-rest-booking', 'ready')
  expect(await fieldOf(page, 'firstName').inputValue()).toBe('Anna')
  await expect.poll(() => chosen.textContent()).toContain(name)
})

it('after the booking nothing is kept of what was typed, and it is not offered once more', async () => {
  const { loader, booking } = partnerSite
  const { page } = await open(loader, booking('check-in="2027-08-01" check-out="2027-08-03"'))
  await fieldOf(page, 'firstName').fill('Anna')
  await fieldOf(page, 'lastName').fill('Huber')
  await fieldOf(page, 'email').fill('anna@example.com')
  await page.locator('[type=submit]:not([name]):not([tabindex])').click()
  await becomes(page, 'calm-rest-booking', 'booked')
  const reference = page.getByText(/^CR-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  const said = await reference.textContent()
  await remount(page)
  expect(await reference.textContent()).toBe(said)
  await page.getByRole('link', { name: 'Book another stay' }).click()
  await fieldOf(page, 'firstName').waitFor()
  await remount(page)
  expect(await fieldOf(page, 'firstName').inputValue()).toBe('')
  expect(await fieldOf(page, 'email').inputValue()).toBe('')
})
