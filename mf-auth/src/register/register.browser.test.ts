import { aGuest, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { registerSteps } from './register.fixture.ts'

const { show, url } = siteAndBrowser()

let page: Page

beforeEach(async () => {
  page = (await show('/register?room=horizon-room')).page
})

const { field, country, password, button, alert, options, fillIn } = registerSteps(() => page)

describe('registration', () => {
  it('R-state-register-success, R-rule-register-free-text: succeeds, clears the form, stays here and offers the way to sign-in', async () => {
    const guest = aGuest()
    await fillIn()
    await field('Email').fill(guest.email)
    await button('Register').click()
    await page.getByText('Registration Successful!', { exact: true }).waitFor()
    await alert().getByText('A mail is on its way to you.').waitFor()
    for (const input of await page.locator('main form input').all()) expect(await input.inputValue()).toBe('')
    expect(new URL(page.url()).pathname).toBe('/register')
    await alert().getByRole('link', { name: 'Login' }).click()
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
    expect(new URL(page.url()).search).toBe('?room=horizon-room')

    const { email, password: known } = guest
    const signedIn = await fetch(url('/api/auth/login'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: known }),
    })
    expect(await signedIn.json()).toMatchObject({ user: { firstName: 'Amara' } })
  })
})

describe('a refusal', () => {
  it("R-state-register-failure, R-rule-password-length, R-error-register: shows the server's words in red and what is wrong beside its field", async () => {
    await fillIn('password123')
    await button('Register').click()
    await alert().getByText('Please check the marked fields.').waitFor()
    await page.getByText('This password is too common. Please choose another.').waitFor()
    await expect.poll(() => password().evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await field('First Name').inputValue()).toBe('Amara')
    expect(await country().inputValue()).toBe('Atlantis')
  })
})

describe('the country', () => {
  it('R-rule-register-substring: has up to five suggestions, whatever the case, and the keyboard takes one', async () => {
    await country().focus()
    expect(await options().count()).toBe(0)
    await page.keyboard.type('LAND')
    await options().first().waitFor()
    expect(await options().allInnerTexts()).toEqual([
      'Finland',
      'Ireland',
      'Netherlands',
      'New Zealand',
      'Poland',
    ])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(await country().inputValue()).toBe('Finland')
    expect(await options().count()).toBe(0)
  })
})
