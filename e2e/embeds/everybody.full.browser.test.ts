import { axeViolations } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { becomes, listen } from './partner-page.fixture.ts'
import { openPartnerSite, type PartnerSite } from './partner-site.fixture.ts'

const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }

let partnerSite: PartnerSite

beforeAll(async () => {
  partnerSite = await openPartnerSite()
})

describe.each(['light', 'dark'] as const)('on a %s page axe finds nothing', (theme) => {
  it.each(['en', 'de', 'zh'])('in both elements in %s, with the mistakes of the form', async (lang) => {
    const { browser, partner, loader, rooms, booking } = partnerSite
    const elements = [
      rooms('limit="3" loading="eager"'),
      rooms('loading="eager"'),
      booking('loading="eager"'),
    ]
    const body = `<main><h1>Mirissa</h1>${elements.join('')}</main>`
    const css = `:root { color-scheme: ${theme}; background: Canvas; color: CanvasText }`
    const { page, problems } = await partner.open(browser, { head: loader, body, css, lang })
    await becomes(page, 'calm-rest-booking', 'ready')
    await expect.poll(() => page.locator('calm-rest-rooms[data-state="ready"]').count()).toBe(2)
    expect(await page.locator('h1').count()).toBe(1)
    await page.locator('[type=submit]:not([name]):not([tabindex])').click()
    await page.locator('[aria-invalid="true"]').first().waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(problems).toEqual(nothing)
  })
})

/** Dialogs in the light DOM of the page: none, since all of them are inside the elements. */
const strayDialogs = (page: Page) =>
  page.evaluate(
    () => document.querySelectorAll('dialog, [role=dialog], [role=alertdialog], [popover]').length,
  )

/** The focused field, and the element that the page sees as focused. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const outside = document.activeElement
    const inside = outside?.shadowRoot?.activeElement
    return [outside?.localName, inside?.getAttribute('data-field') ?? inside?.getAttribute('name')]
  })

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

describe('with the keyboard alone', () => {
  it('one comes into the form, books in it, and nothing of it leaves the element', async () => {
    const { browser, partner, loader, booking, stored } = partnerSite
    const body = `<main><h1>Mirissa</h1><a href="#top">Before</a>${booking('campaign="keys" loading="eager"')}</main>`
    const { page, problems } = await partner.open(browser, { head: loader, body })
    const booked = await listen(page, 'calm-rest-booked')
    await becomes(page, 'calm-rest-booking', 'ready')
    await page.getByRole('link', { name: 'Before' }).focus()
    await press(page, 'Tab')
    expect(await focused(page)).toEqual(['calm-rest-booking', 'checkIn'])
    await press(page, 'ArrowDown')
    await page.locator('calm-rest-booking dialog[open] [role=grid]').first().waitFor()
    expect(await strayDialogs(page)).toBe(0)
    await press(page, 'ArrowDown', 'Enter', 'ArrowRight', 'ArrowRight', 'Space', 'Escape')
    await page.locator('calm-rest-booking dialog[open]').waitFor({ state: 'detached' })
    expect(await focused(page)).toEqual(['calm-rest-booking', 'checkIn'])
    for (const [name, text] of [
      ['firstName', 'Grace'],
      ['lastName', 'Hopper'],
      ['email', 'grace@example.com'],
    ] as const) {
      for (let presses = 0; presses < 10 && (await focused(page))[1] !== name; presses += 1)
        await press(page, 'Tab')
      await page.keyboard.type(text)
    }
    // before the price is known nothing is booked at the first press
    await page.locator('calm-rest-booking form [role=status][aria-busy=true]').waitFor({ state: 'detached' })
    await press(page, 'Enter')
    await becomes(page, 'calm-rest-booking', 'booked')
    const reference = await page.getByText(/^CR-[2-9A-Z]{4}-[2-9A-Z]{4}$/).textContent()
    // the field with the focus is gone with its form; the confirmation takes the focus
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('calm-rest-booking')
    expect(stored(reference)).toMatchObject({ partner: 'alpin-tours', campaign: 'keys' })
    expect(booked).toHaveLength(1)
    expect(await axeViolations(page)).toEqual([])
    expect(problems).toEqual(nothing)
  })

  it('a warning is a dialog inside the element, and gives the focus back', async () => {
    const { browser, partner, loader, booking } = partnerSite
    const body = booking('check-in="2027-07-05" loading="eager"')
    const { page } = await partner.open(browser, { head: loader, body })
    await becomes(page, 'calm-rest-booking', 'ready')
    await page.locator('[data-field="checkOut"]').fill('2027-07-01')
    const dialog = page.getByRole('alertdialog')
    await dialog.waitFor()
    expect(await strayDialogs(page)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('calm-rest-booking')
    await press(page, 'Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await focused(page)).toEqual(['calm-rest-booking', 'checkOut'])
  })
})
