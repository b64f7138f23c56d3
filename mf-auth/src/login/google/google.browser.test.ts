import { sharedSite } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { alertOf, alertSays, openLogin, standInWords, stay, windowAfter } from './google.fixture.ts'

const site = sharedSite()

describe('a guest with a Google account', () => {
  it('R-google-button, R-google-signing-in, R-google-success, R-google-values: signs in with the keyboard alone, in a window of 500 × 600, and goes on to /book with the stay', async () => {
    const { page, button, waiting, problems } = await openLogin(site.url)
    await button.focus()
    const popup = await windowAfter(page, () => page.keyboard.press('Enter'))
    await waiting.waitFor()
    await popup.getByRole('heading', { name: 'Choose who you are' }).waitFor()
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600])
    await popup.keyboard.press('Tab')
    await popup.keyboard.press('ArrowDown')
    expect(await popup.getByRole('radio', { name: /^Jonas Weber/ }).isChecked()).toBe(true)
    await popup.keyboard.press('Tab')
    await Promise.all([popup.waitForEvent('close'), popup.keyboard.press('Enter')])
    await page.waitForURL('**/book?**')
    expect(new URL(page.url()).search).toContain(stay)
    await page.getByRole('link', { name: /Jonas/ }).waitFor()
    expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  })

  it('R-google-codes: is believed by nobody but the window: what the page says to itself counts for nothing', async () => {
    const { page, button, waiting } = await openLogin(site.url)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/auth/google')) posts.push(request.url())
    })
    const popup = await windowAfter(page, () => button.click())
    await popup.getByRole('heading', { name: 'Choose who you are' }).waitFor()
    await page.evaluate(() =>
      window.postMessage({ name: 'Eve', email: 'eve@example.com', profilePic: '' }, '*'),
    )
    await popup.evaluate(() => window.opener.postMessage({ name: 'Eve', email: 'eve@example.com' }, '*'))
    await popup.getByRole('button', { name: standInWords.en.cancel }).click()
    await alertSays(page, alertOf('en', 'cancelled'))
    expect([posts, await waiting.count()]).toEqual([[], 0])
  })
})
