import { aGuest, hydrated, register, sharedSite, signInByApi } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bookingPages, field, roomsShown } from './booking-page.fixture.ts'
import { storedBy } from './kept-input.fixture.ts'

const { openBooking, url } = bookingPages()

const reload = async (page: Page) => {
  await page.reload()
  await hydrated(page)
  await roomsShown(page)
}

describe('when the guest leaves the form', () => {
  it('R-book-kept: nothing of it remains after signing out, neither in storage nor in a new form', async () => {
    const guest = aGuest()
    const { page, context } = await openBooking()
    await register(page, sharedSite(), guest)
    await signInByApi(page, sharedSite(), guest)
    const other = await context.newPage()
    const token = 't'.repeat(40)
    await page.goto(url(`/booking#${token}`))
    await expect.poll(() => storedBy(page)).toContain(token)
    await page.goto(url('/book'))
    await hydrated(page)
    await expect.poll(() => field(page, 'email').inputValue()).toBe(guest.email)
    await field(page, 'specialRequest').fill('A secret.')
    expect(await storedBy(page)).toContain('A secret.')
    // tabs do not share input
    await other.goto(url('/book'))
    await hydrated(other)
    expect(await field(other, 'specialRequest').inputValue()).toBe('')

    await other.getByRole('banner').getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => storedBy(page)).not.toMatch(/A secret\.|t{40}/)
    await reload(page)
    expect(await field(page, 'specialRequest').inputValue()).toBe('')
  })
})
