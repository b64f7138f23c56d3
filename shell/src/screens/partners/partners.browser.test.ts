import { siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'

const { open, show, url } = siteAndBrowser()

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }
const main = (page: Page) => page.getByRole('main')
const codeOf = (page: Page, name: string) =>
  main(page).locator('figure', { hasText: name }).locator('pre').first().textContent()

/** The page in a frame, by the frame's title. */
const frame = (page: Page, title: string) => page.frameLocator(`iframe[title="${title}"]`)
const live = 'The elements on a page of yours'

describe('the snippet', () => {
  it('R-partners-snippet: follows what is chosen, and says what is no value', async () => {
    const { page, problems } = await show('/partners')
    await main(page).getByLabel('Element').selectOption('Rooms and booking form, linked')
    await main(page).getByLabel('Language').selectOption('Deutsch')
    await main(page).getByLabel('Colours').selectOption('Dark')
    await main(page).getByLabel('Your id').fill('alpin-tours')
    await main(page).getByLabel('Check-in').fill('2027-07-01')
    await main(page).getByLabel('Check-out').fill('2027-07-01')
    await main(page).getByText('A day after the check-in, like 2027-07-05.').waitFor()
    await main(page).getByLabel('Room', { exact: true }).selectOption('Horizon Room')
    const code = await codeOf(page, 'index.html')
    expect(code).toContain('booking-for="our-booking"')
    expect(code).toContain('id="our-booking"')
    expect(code).toContain('check-in="2027-07-01"')
    expect(code).not.toContain('check-out')
    expect(code).toContain('room="horizon-room"')
    expect(code).toContain('Zimmer buchen')
    await main(page).getByRole('tab', { name: 'React' }).click()
    await expect.poll(() => codeOf(page, 'calm-rest.jsx')).toContain('export const CalmRest = () => (')
    expect(problems).toEqual(nothing)
  })

  it('R-partners-copy: is copied, and says so; where the browser lets nobody copy, it is marked', async () => {
    const { page, context } = await open('/partners')
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const block = main(page).locator('figure', { hasText: 'index.html' })
    await block.getByRole('button', { name: 'Copy' }).click()
    await block.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await block.getByRole('status').textContent()).toBe('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await codeOf(page, 'index.html'))
    await main(page).getByLabel('Your id').fill('other')
    await block.getByRole('button', { name: 'Copy', exact: true }).waitFor()

    await page.evaluate(() =>
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true }),
    )
    const policy = main(page).locator('figure', { hasText: 'Content-Security-Policy' })
    await policy.getByRole('button', { name: 'Copy' }).click()
    await policy.getByText('Marked: copy it with Ctrl+C').first().waitFor()
    const { origin } = new URL(url(''))
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      `script-src ${origin}; connect-src ${origin}; img-src ${origin}`,
    )
  })
})

describe('the elements, live', () => {
  it('R-partners-live: show what is chosen, and tell what a page hears', async () => {
    const { page, problems } = await show('/partners?widget=rooms&limit=2&language=de')
    const entries = await page.evaluate(() => history.length)
    const inside = frame(page, live)
    await page.locator(`iframe[title="${live}"]`).scrollIntoViewIfNeeded()
    await inside.locator('calm-rest-rooms[data-state=ready]').waitFor()
    expect(await inside.locator('[part=room-card]').count()).toBe(2)
    const log = main(page).getByRole('log')
    await log.getByText('calm-rest-ready').waitFor()
    await main(page).getByLabel('Element').selectOption('Booking form')
    await inside.locator('calm-rest-booking[data-state=ready]').waitFor()
    await inside.getByText('Vorname').waitFor()
    await log.getByText('calm-rest-ready').waitFor()
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(problems).toEqual(nothing)
  })
})
