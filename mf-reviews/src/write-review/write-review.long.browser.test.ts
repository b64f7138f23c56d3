import { hold, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'
import { countryNames } from '../countries.ts'

const { open, show } = siteAndBrowser()

let page: Page

beforeEach(async () => {
  page = (await show('/write-review')).page
})

const submit = () => page.getByRole('button', { name: 'Submit Review' })
const alert = () => page.getByRole('alert')
const field = (name: string) => page.getByLabel(name, { exact: false }).first()
const options = () => page.getByRole('listbox').getByRole('option')
const calls = '**/api/testimonials/**'

const fillIn = async ({
  title = 'Slept like a stone',
  review = 'The tea alone is worth the way.',
}: {
  title?: string
  review?: string
} = {}) => {
  await field('Name').fill('Amara')
  await page.getByRole('combobox', { name: 'Country' }).fill('Atlantis')
  await field('Review Title').fill(title)
  await page.getByRole('textbox', { name: /^Review\b(?! Title)/ }).fill(review)
  await page.getByRole('combobox', { name: 'Room Type' }).selectOption('Air Conditioned')
  await page.getByRole('spinbutton', { name: 'Stay Duration' }).fill('1')
}

it("R-state-review-submitting: shows 'Submitting...' and takes no second press while it sends", async () => {
  const release = await hold(page, calls)
  await fillIn()
  await submit().click()
  const busy = page.getByRole('button', { name: 'Submitting...' })
  await busy.waitFor()
  expect(await busy.isDisabled()).toBe(true)
  release()
  await page.getByText('Review submitted successfully!', { exact: true }).waitFor()
  expect(await submit().isEnabled()).toBe(true)
})

it('R-error-review-fails: keeps what was typed when the API is down, and sends it at the next press', async () => {
  await page.route(calls, (route) => route.abort())
  await fillIn()
  await submit().click()
  await alert().waitFor()
  expect(await alert().textContent()).toBe('Failed to submit review. Please try again.')
  expect(await field('Name').inputValue()).toBe('Amara')
  expect(await page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('Atlantis')
  await page.unroute(calls)
  await submit().click()
  await page.getByText('Review submitted successfully!', { exact: true }).waitFor()
})

it('R-rule-review-required, R-rule-stay-duration, R-const-stay: sends nothing while a field is empty, and leads to the first one', async () => {
  let requests = 0
  await page.route(calls, (route) => {
    requests += 1
    return route.continue()
  })
  await submit().click()
  await page.getByText('Please fill in this field.').first().waitFor()
  expect(await page.getByText('Please fill in this field.').count()).toBe(6)
  expect(await field('Name').evaluate((element) => element === document.activeElement)).toBe(true)
  await field('Name').fill('Amara')
  expect(await page.getByText('Please fill in this field.').count()).toBe(5)
  await page.getByRole('spinbutton', { name: 'Stay Duration' }).fill('0')
  await submit().click()
  await page.getByText('The shortest stay is 1 night.').waitFor()
  expect(requests).toBe(0)
})

it('R-rule-review-countries, R-rule-review-50, R-const-suggestions-review, R-const-countries-review: suggests 45 countries, all that match a letter at once', async () => {
  const names = countryNames('en')
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.focus()
  const seen = new Set<string>()
  // every name has one of these letters
  for (const letter of 'aeiou') {
    const matching = names.filter((name) => name.toLowerCase().includes(letter))
    await country.fill(letter)
    await expect.poll(() => options().allTextContents()).toEqual(matching)
    for (const name of matching) seen.add(name)
  }
  expect(seen.size).toBe(45)
})

it('keeps what was typed, and what is wrong, when the language changes, and suggests countries in it', async () => {
  page = (await open('/write-review')).page
  await fillIn()
  await page.getByRole('combobox', { name: 'Country' }).fill('')
  await submit().click()
  await page.getByText('Please fill in this field.').waitFor()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await page.getByText('Bitte füllen Sie dieses Feld aus.').waitFor()
  expect(await page.getByLabel('Name').first().inputValue()).toBe('Amara')
  expect(await page.getByRole('spinbutton', { name: 'Aufenthaltsdauer' }).inputValue()).toBe('1')
  await page.getByRole('combobox', { name: 'Land' }).pressSequentially('öster')
  await expect.poll(() => options().allInnerTexts()).toEqual(['Österreich'])
  const room = page.getByRole('combobox', { name: 'Zimmerkategorie' })
  await room.selectOption({ label: 'Meerblick' })
  expect(await room.inputValue()).toBe('sea view')
})
