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
  await page.goto(`${site.url}register`)
  await page.getByRole('heading', { level: 1, name: 'Create Your Account', exact: true }).waitFor()
})

const country = () => page.getByRole('combobox', { name: 'Country' })
const options = () => page.getByRole('listbox').getByRole('option')

it('has six fields, all required: names, country, e-mail, password and its confirmation', async () => {
  const fields = await page
    .locator('main form input')
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[]).map(({ labels, type, required }) => [
        labels?.[0]?.textContent,
        type,
        required,
      ]),
    )
  expect(fields).toEqual([
    [expect.stringMatching(/^First Name/), 'text', true],
    [expect.stringMatching(/^Last Name/), 'text', true],
    [expect.stringMatching(/^Country/), 'text', true],
    [expect.stringMatching(/^Email/), 'email', true],
    [expect.stringMatching(/^Password/), 'password', true],
    [expect.stringMatching(/^Confirm Password/), 'password', true],
  ])
})

it('has a link to /login', async () => {
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/login')
})

it('suggests each of 46 countries', async () => {
  const names = countryNames('en')
  expect(names).toHaveLength(46)
  await country().focus()
  for (const name of names) {
    await country().fill(name.toUpperCase())
    await options().getByText(name, { exact: true }).waitFor()
  }
})

it('shows 5 of the countries that match, and never more', async () => {
  const names = countryNames('en')
  await country().focus()
  for (const letter of 'aeinou') {
    await country().fill(letter)
    await expect.poll(async () => (await options().allTextContents())[0]?.toLowerCase()).toContain(letter)
    const matching = names.filter((name) => name.toLowerCase().includes(letter))
    expect(matching.length).toBeGreaterThan(5)
    expect(await options().allTextContents()).toEqual(matching.slice(0, 5))
  }
})
