import { hold, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { countryNames } from '../form/countries.ts'
import { registerSteps } from './register.fixture.ts'

const calls = '**/api/users*'

const { show } = siteAndBrowser()

let page: Page

beforeEach(async () => {
  page = (await show('/register?room=horizon-room')).page
})

const { field, country, confirmation, button, alert, options, fillIn } = registerSteps(() => page)
const mismatch = () => page.getByText('Passwords do not match!', { exact: true })

describe('registration', () => {
  it("R-state-register-sending: shows 'Registering...' and takes no second press while it sends", async () => {
    const release = await hold(page, calls)
    await fillIn()
    await button('Register').click()
    await button('Registering...').waitFor()
    expect(await button('Registering...').isDisabled()).toBe(true)
    release()
    await page.getByText('Registration Successful!', { exact: true }).waitFor()
  })
})

describe('passwords that differ', () => {
  it.each(['password', 'confirmPassword'])(
    'R-rule-passwords-equal, R-rule-passwords-clear, R-rule-passwords-clear-again, R-error-passwords: are shown at once, never sent, and cleared when %s is edited',
    async (name) => {
      let requests = 0
      await page.route(calls, (route) => {
        requests += 1
        return route.continue()
      })
      await fillIn('monsoon over mirissa', 'monsoon over galle')
      await button('Register').click()
      await mismatch().waitFor()
      expect(requests).toBe(0)
      await page.locator(`input[name="${name}"]`).press('End')
      await page.keyboard.type('!')
      await mismatch().waitFor({ state: 'detached' })
    },
  )
})

describe('a refusal', () => {
  it("R-error-register-fallback: says 'Something went wrong' where the answer has no words, as a proxy's page", async () => {
    await page.route(calls, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await fillIn()
    await button('Register').click()
    await alert().waitFor()
    expect(await alert().textContent()).toBe('Something went wrong')
  })

  it('R-error-register-network: says to try later when the API is down, and keeps what was typed', async () => {
    await page.route(calls, (route) => route.abort())
    await fillIn()
    await button('Register').click()
    await alert().waitFor()
    expect(await alert().textContent()).toBe('Server error. Please try again later.')
    expect(await confirmation().inputValue()).toBe('monsoon over mirissa')
  })

  it('R-rule-register-required, R-rule-password-length: asks for all six fields, and for 8 characters', async () => {
    await button('Register').click()
    await page.getByText('Please fill in this field.').first().waitFor()
    expect(await page.getByText('Please fill in this field.').count()).toBe(6)
    expect(await field('First Name').evaluate((element) => element === document.activeElement)).toBe(true)
    await fillIn('1234567')
    await button('Register').click()
    await page.getByText('Please use at least 8 characters.').waitFor()
  })
})

describe('the country', () => {
  it('R-rule-register-focus: suggests only while the field has the focus, and takes a click', async () => {
    await country().pressSequentially('sri')
    await options().first().waitFor()
    await field('Email').focus()
    expect(await options().count()).toBe(0)
    await country().focus()
    await options().first().click()
    expect(await country().inputValue()).toBe('Sri Lanka')
  })

  it('R-rule-register-5, R-rule-register-46, R-const-suggestions-register, R-const-countries-register: shows 5 of the countries that match, and never more', async () => {
    const names = countryNames('en')
    await country().focus()
    for (const letter of 'aeinou') {
      await country().fill(letter)
      const matching = names.filter((name) => name.toLowerCase().includes(letter))
      expect(matching.length).toBeGreaterThan(5)
      await expect.poll(() => options().allTextContents()).toEqual(matching.slice(0, 5))
    }
  })
})
