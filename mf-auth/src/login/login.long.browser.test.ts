import { aGuest, register, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

const stay = 'room=horizon-room&checkIn=2027-07-01&checkOut=2027-07-04&guests=2'

const { show, url } = siteAndBrowser()
const guest = aGuest()

let page: Page

beforeAll(async () => register((await show('/login')).page, { url: url('/') }, guest))
const password = () => page.locator('input[name=password]')
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('the form', () => {
  beforeEach(async () => {
    page = (await show(`/login?${stay}`)).page
  })

  it('R-login-toggle: shows the password and hides it again', async () => {
    await password().fill('monsoon')
    await button('Show password').click()
    expect(await password().getAttribute('type')).toBe('text')
    await button('Hide password').click()
    expect(await password().getAttribute('type')).toBe('password')
  })

  it('R-login-side: has its picture on a wide screen only', async () => {
    const words = page.getByText('Find your sweet home', { exact: true })
    expect(await words.isVisible()).toBe(true)
    await page.setViewportSize({ width: 390, height: 844 })
    await words.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
})
