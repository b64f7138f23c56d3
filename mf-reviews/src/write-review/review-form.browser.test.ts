import { openPage, type Site, startSite, whenDone } from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { countryNames } from '../countries.ts'

let browser: Browser
let site: Site
let page: Page

beforeAll(async () => {
  browser = await launchChromium()
  whenDone(() => browser.close())
  site = await startSite()
})

beforeEach(async () => {
  page = (await openPage(browser)).page
  await page.goto(`${site.url}write-review`)
  await page.getByRole('button', { name: 'Submit Review' }).waitFor()
})

const options = () => page.getByRole('listbox').getByRole('option')

it('has seven fields, all required; the rating cannot be empty', async () => {
  const fields = await page
    .locator('main form :is(input, select, textarea)')
    .evaluateAll((all) => (all as HTMLInputElement[]).map(({ name, required }) => `${name} ${required}`))
  expect(fields.filter((field) => !field.startsWith('rating'))).toEqual([
    'name true',
    'country true',
    'reviewTitle true',
    'review true',
    'roomType true',
    'stayDuration true',
  ])
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1)
})

it('rates from 1 to 5 stars, 5 at first', async () => {
  const stars = page.getByRole('radio')
  const values = await stars.evaluateAll((all) => (all as HTMLInputElement[]).map(({ value }) => value))
  expect(values).toEqual(['1', '2', '3', '4', '5'])
  expect(await page.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true)
})

it('offers the room types standard, sea view, Air Conditioned and family, and none at first', async () => {
  const select = page.getByRole('combobox', { name: 'Room Type' })
  expect(await select.inputValue()).toBe('')
  const values = await select
    .locator('option:not([disabled])')
    .evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value }) => value))
  expect(values).toEqual(['standard', 'sea view', 'Air Conditioned', 'family'])
})

it('gives the review 5 rows, and names no limit', async () => {
  const review = page.locator('textarea[name=review]')
  expect(await review.getAttribute('rows')).toBe('5')
  expect(await page.locator('main form').textContent()).not.toMatch(/\d{3,}/)
})

it('suggests 45 countries, all that match a letter at once', async () => {
  const names = countryNames('en')
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.focus()
  const seen = new Set<string>()
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    const matching = names.filter((name) => name.toLowerCase().includes(letter))
    await country.fill(letter)
    await expect.poll(() => options().allTextContents()).toEqual(matching)
    for (const name of matching) seen.add(name)
  }
  expect(seen.size).toBe(45)
})
