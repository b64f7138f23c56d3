import { randomUUID } from 'node:crypto'
import { siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeEach, expect, it } from 'vitest'

const { show } = siteAndBrowser()

let page: Page

beforeEach(async () => {
  page = (await show('/write-review')).page
})

const submit = () => page.getByRole('button', { name: 'Submit Review' })
const alert = () => page.getByRole('alert')
const field = (name: string) => page.getByLabel(name, { exact: false }).first()
const options = () => page.getByRole('listbox').getByRole('option')

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

it('R-reviews-back, R-state-review-cleared, R-rule-review-country, R-error-review-submitted: publishes a review, markup and all as text, says so and clears the form, with the rating back at five', async () => {
  // as markup it would run: it must be shown as text
  const title = `Slept <img src=x onerror="document.title='pwned'"> ${randomUUID()}`
  await fillIn({ title })
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await submit().click()
  await page.getByText('Review submitted successfully!', { exact: true }).waitFor()
  expect(await field('Name').inputValue()).toBe('')
  expect(await page.getByRole('combobox', { name: 'Country' }).inputValue()).toBe('')
  expect(await page.getByRole('spinbutton', { name: 'Stay Duration' }).inputValue()).toBe('')
  expect(await page.getByRole('radio', { name: '5 stars' }).isChecked()).toBe(true)
  await page.getByRole('link', { name: 'Back to Reviews' }).click()
  const article = page.getByRole('article', { name: title, exact: true })
  await article.getByText('Atlantis').waitFor()
  await article.getByText('1 Night', { exact: true }).waitFor()
  await article.getByText('Air conditioned').waitFor()
  await article.getByRole('img', { name: '4 out of 5' }).waitFor()
  expect(await article.locator('img[src=x]').count()).toBe(0)
  expect(await page.title()).not.toBe('pwned')
})

it('says that a doubtful review is read before it is published', async () => {
  await fillIn({ review: 'See www.example.com for more.' })
  await submit().click()
  await page.getByText('Review submitted successfully!', { exact: true }).waitFor()
  await alert().getByText('The house reads it first').waitFor()
})

it('shows what the API refuses beside its field', async () => {
  await fillIn()
  // longer than a person can type here, as a script could send it
  await field('Name').evaluate((element) => element.removeAttribute('maxlength'))
  await field('Name').fill('a'.repeat(200))
  await submit().click()
  await alert().getByText('Failed to submit review. Please try again.').waitFor()
  await page.getByText('This is too long.').waitFor()
  await expect.poll(() => field('Name').evaluate((element) => element === document.activeElement)).toBe(true)
})

it('R-rule-review-suggestions: suggests countries by any part of their name in any case, and takes one by the keyboard alone', async () => {
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.focus()
  expect(await options().count()).toBe(0)
  await page.keyboard.type('LAND')
  await options().first().waitFor()
  const shown = await options().allInnerTexts()
  expect(shown).toEqual([
    'Finland',
    'Ireland',
    'Netherlands',
    'New Zealand',
    'Poland',
    'Switzerland',
    'Thailand',
  ])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await country.inputValue()).toBe('Ireland')
  expect(await options().count()).toBe(0)
})
