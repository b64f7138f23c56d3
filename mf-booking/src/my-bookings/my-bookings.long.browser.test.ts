import {
  aGuest,
  type Guest,
  hold,
  linkIn,
  mailTo,
  openPage,
  register,
  sharedBrowser,
  sharedSite,
  signInByApi,
  siteAndBrowser,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { bookPath, heldValue, shownReference, submit } from '../book/journeys/booking-page.fixture.ts'
import { storedNights } from '../book/journeys/stored.fixture.ts'
import { bookByApi } from '../testing/book-by-api.fixture.ts'
import {
  card,
  dialog,
  focusedNotice,
  isFree,
  profileShown,
  statusOf,
} from '../testing/own-bookings.fixture.ts'
import { ownStays } from '../testing/own-stays.fixture.ts'

const { show, url } = siteAndBrowser()
const nextStay = ownStays('my-bookings')

/** A signed-in guest, in a profile of their own. */
const signedIn = async () => {
  const guest = aGuest()
  const { page } = await openPage(await sharedBrowser())
  await register(page, sharedSite(), guest)
  await signInByApi(page, sharedSite(), guest)
  return { page, guest }
}

/** The guest who is signed in in the file's tab, with the access token of that session. */
let guest: Guest
let token: string
beforeAll(async () => {
  guest = aGuest()
  const { page } = await show('/privacy')
  await register(page, sharedSite(), guest)
  const session = await signInByApi(page, sharedSite(), guest)
  token = session.token
  await page.goto(url('/terms'))
})

/** The profile in the file's tab, with a new booking of the guest. */
const showBooked = async (stay = nextStay(), also: readonly string[] = []) => {
  const reference = await bookByApi(sharedSite(), stay, { ...nameOf(guest), token, also })
  const { page } = await show('/privacy')
  // reload: a screen's data is reused for a second, and lacks this booking
  await page.goto(url('/profile'))
  await profileShown(page)
  return { page, reference, cancel: card(page, reference).getByRole('button', { name: 'Cancel booking' }) }
}
const nameOf = ({ firstName, lastName, email }: Guest) => ({ firstName, lastName, email })

const cancelled = (page: Page, reference: string) =>
  card(page, reference).getByText('Your booking is cancelled.').waitFor()

describe('a guest who is signed in', () => {
  it('R-route-profile, R-profile-bookings: has a prefilled form, books, shows the stay in the profile, cancels, and frees the nights', async () => {
    const stay = nextStay()
    const { page } = await show(bookPath(stay))
    await expect.poll(() => heldValue(page, 'email')).toBe(guest.email)
    expect(await heldValue(page, 'firstName')).toBe(guest.firstName)
    expect(await heldValue(page, 'lastName')).toBe(guest.lastName)
    expect(await heldValue(page, 'roomType')).toBe(stay.room)
    await submit(page)
    await page.waitForURL('**/booking')
    const reference = await shownReference(page)
    expect(await isFree(stay)).toBe(false)
    await page.getByRole('link', { name: 'Your bookings' }).click()
    await card(page, reference).getByText('Free cancellation until').waitFor()
    expect(await card(page, reference).textContent()).toContain(`${guest.firstName} ${guest.lastName}`)

    await card(page, reference).getByRole('button', { name: 'Cancel booking' }).click()
    await dialog(page).getByText('you pay nothing').waitFor()
    await dialog(page).getByRole('button', { name: 'Yes, cancel' }).click()
    await cancelled(page, reference)
    await card(page, reference).getByText('Cancelled', { exact: true }).waitFor()
    await expect.poll(() => focusedNotice(page)).toContain('You pay nothing.')
    expect(statusOf(reference)).toBe('cancelled')
    expect(storedNights(sharedSite(), reference)).toEqual([])
    expect(await isFree(stay)).toBe(true)
    await mailTo(sharedSite(), guest.email, /cancelled/i)

    await page.reload()
    const earlier = page.getByRole('region', { name: 'Past and cancelled' })
    await earlier.getByText(reference).waitFor()
    await earlier.getByText(/^Cancelled on .*, free of charge\.$/).waitFor()
  })

  it('R-profile-cancel: keeps the booking if the dialog is closed, returns the focus to the button, and cancels by keyboard', async () => {
    const { page, reference, cancel } = await showBooked()
    for (const key of ['Enter', 'Escape']) {
      await cancel.focus()
      await page.keyboard.press('Enter')
      await dialog(page).waitFor()
      await page.keyboard.press(key)
      await dialog(page).waitFor({ state: 'hidden' })
      expect(await cancel.evaluate((button) => button === document.activeElement)).toBe(true)
      expect(statusOf(reference)).toBe('confirmed')
    }
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await cancelled(page, reference)
    expect(statusOf(reference)).toBe('cancelled')
  })

  it('R-several-rooms: cancels all rooms of a booking at once', async () => {
    const { page, reference } = await showBooked(nextStay(), ['horizon-room'])
    const rooms = page.getByRole('list', { name: `Booking ${reference}, 2 rooms` })
    await expect.poll(() => rooms.getByRole('listitem').count()).toBe(2)
    await page.getByRole('button', { name: 'Cancel whole booking' }).click()
    await page.getByRole('button', { name: 'Yes, cancel' }).click()
    await page.getByText('Your booking is cancelled.').waitFor()
    expect(await rooms.getByText(/^Cancelled on .*, free of charge\.$/).count()).toBe(2)
    expect([1, 2].map((number) => statusOf(`${reference}-${number}`))).toEqual(['cancelled', 'cancelled'])
  })

  it('R-link-cancel: shows the current terms of cancellation, not those at page load', async () => {
    const { page, reference, cancel } = await showBooked()
    await card(page, reference).getByText('Free cancellation until').waitFor()
    await page.route('**/api/me/bookings*', async (route) => {
      const answer = await route.fetch()
      const bookings = (await answer.json()) as object[]
      await route.fulfill({ json: bookings.map((one) => ({ ...one, cancellation: 'no_refund' })) })
    })
    await cancel.click()
    await dialog(page).getByText('there is no refund').waitFor()
    await page.keyboard.press('Escape')
    await card(page, reference).getByText('No refund from now on.').waitFor()
  })

  it('R-profile-cancel: keeps the dialog if the API cannot be reached, and can retry', async () => {
    const { page, reference, cancel } = await showBooked()
    const lost = '**/api/me/bookings/*/cancel*'
    await page.route(lost, (route) => route.abort())
    await cancel.click()
    await dialog(page).getByRole('button', { name: 'Yes, cancel' }).click()
    await dialog(page)
      .getByRole('alert')
      .getByText('Connection lost. Please check it and try again.')
      .waitFor()
    await page.unroute(lost)
    await dialog(page).getByRole('button', { name: 'Yes, cancel' }).click()
    await cancelled(page, reference)
  })

  it('shows that the cancellation is running, and sends it once', async () => {
    const { page, reference, cancel } = await showBooked()
    const release = await hold(page, '**/api/me/bookings/*/cancel*')
    await cancel.click()
    await dialog(page).getByRole('button', { name: 'Yes, cancel' }).click()
    expect(await dialog(page).getByRole('button', { name: 'Cancelling...' }).isDisabled()).toBe(true)
    release()
    await cancelled(page, reference)
  })
})

describe('a guest without a booking', () => {
  it('R-profile-bookings: offers a retry if bookings cannot be loaded, and a link to the rooms', async () => {
    const { page } = await signedIn()
    await page.route('**/api/me/bookings*', (route) => route.abort())
    await page.goto(url('/profile'))
    await page.getByText('Your bookings could not be loaded.').waitFor()
    await page.unroute('**/api/me/bookings*')
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByText('You have no bookings yet.').waitFor()
    await page.getByRole('link', { name: 'See our rooms' }).click()
    await page.waitForURL('**/rooms')
  })

  it('R-account-bookings: gains a booking made without signing in once the address is confirmed, without a reload, and not before', async () => {
    const { page, guest: amara } = await signedIn()
    const reference = await bookByApi(sharedSite(), nextStay(), nameOf(amara))
    await page.goto(url('/profile'))
    await page.getByText('Booked without signing in?').waitFor()
    expect(await card(page, reference).count()).toBe(0)
    const tab = await page.context().newPage()
    await tab.goto(linkIn(await mailTo(sharedSite(), amara.email, /welcome/i), '/confirm-email'))
    await tab.getByRole('button', { name: /confirm/i }).click()
    await card(page, reference).waitFor()
    expect(await page.getByText('Booked without signing in?').count()).toBe(0)
  })
})
