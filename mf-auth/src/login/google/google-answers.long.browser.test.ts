import { aGuest, hold, navigateClientSide, register, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { alertSays, controlsOf, lookAtWindow, openLogin, windowAfter } from './google.fixture.ts'

// The server's answers to a sign-in, and the pages that Google's window shows.
const { show, url } = siteAndBrowser()

const calls = '**/api/auth/google?**'

/** Signs in at Google as somebody whom its window does not list. */
const signInAs = async (page: Page, { email, verified }: { email: string; verified: boolean }) => {
  const popup = await windowAfter(page, () => controlsOf(page).button.click())
  await popup.getByRole('radio', { name: 'Somebody else' }).check()
  await popup.getByRole('textbox', { name: 'Name' }).fill('Mira Fonseka')
  await popup.getByRole('textbox', { name: 'Email' }).fill(email)
  await popup.getByRole('checkbox', { name: 'Address verified' }).setChecked(verified)
  await popup.getByRole('button', { name: 'Continue' }).click()
}

const signInAsAmara = async (page: Page) => {
  const popup = await windowAfter(page, () => controlsOf(page).button.click())
  await popup.getByRole('radio', { name: /^Amara/ }).check()
  await popup.getByRole('button', { name: 'Continue' }).click()
}

describe('Google login failed', () => {
  it("R-google-fails: with the server's words, where the address has an account that nobody confirmed", async () => {
    const { page } = await openLogin(url('/'))
    const guest = aGuest()
    await register(page, { url: url('/') }, guest)
    await signInAs(page, { ...guest, verified: true })
    await alertSays(
      page,
      'Google login failed: There is already an account with this address. Please sign in with its password, or choose “Forgot Password?”.',
    )
  })

  it("R-google-fails-fallback: without more, where the answer has no words, as a proxy's page", async () => {
    const { page } = await openLogin(url('/'))
    await page.route(calls, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
    await signInAsAmara(page)
    await alertSays(page, 'Google login failed')
  })

  it('because the API cannot be reached, and the next try works', async () => {
    const { page } = await openLogin(url('/'))
    await page.route(calls, (route) => route.abort())
    await signInAsAmara(page)
    await alertSays(page, 'Google login failed: Connection lost. Please check your internet.')
    await page.unroute(calls)
    await signInAsAmara(page)
    await page.waitForURL('**/book?**')
  })

  it('because Google has not verified the address', async () => {
    const { page } = await openLogin(url('/'))
    await signInAs(page, { ...aGuest(), verified: false })
    await alertSays(page, 'Google login failed: Google has not confirmed this sign-in. Please try again.')
  })
})

it('a window that no page waits for says that it can be closed', () => lookAtWindow(url('/'), 'en'))

describe('the button', () => {
  it('moves nothing when it comes', async () => {
    const { page } = await show('/privacy')
    const release = await hold(page, '**/api/auth/providers?**')
    await navigateClientSide(page, '/login')
    const guest = page.getByRole('link', { name: 'Continue as guest' })
    const before = await guest.boundingBox()
    release()
    await controlsOf(page).button.waitFor()
    expect(await guest.boundingBox()).toEqual(before)
  })
})
