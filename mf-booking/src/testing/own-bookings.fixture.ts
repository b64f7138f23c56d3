import { addDays, dateInZone } from '@calm-rest/contract/stay'
import type { Site } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { field, shownReference } from '../book/journeys/booking-page.fixture.ts'
import { storedBookings } from '../book/journeys/stored.fixture.ts'

let nextStay = 20

/** Two nights that no other test of a file takes, in a room of which there is one. */
export const twoNights = (room = 'lighthouse-suite') => {
  nextStay += 3
  const checkIn = addDays(dateInZone(new Date(), 'Asia/Colombo'), nextStay)
  return { room, checkIn, checkOut: addDays(checkIn, 2) }
}

export type Stay = ReturnType<typeof twoNights>

/** Books by the form, which knows the guest already; answers the reference. */
export const bookSignedIn = async (page: Page, site: Site, stay: Stay): Promise<string> => {
  await page.goto(`${site.url}book?${new URLSearchParams(stay)}`)
  await expect.poll(() => field(page, 'email').inputValue()).not.toBe('')
  await page.locator('main form [type="submit"]').click()
  return shownReference(page)
}

export const openProfile = async (page: Page, site: Site) => {
  await page.goto(`${site.url}profile`)
  await page.getByRole('heading', { name: 'Your bookings' }).waitFor()
}

/** The card of one booking in the list. */
export const card = (page: Page, reference: string) =>
  page.getByRole('listitem').filter({ hasText: reference })

/** The question before a cancellation. */
export const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Cancel this booking?' })

/** What the database says. */
export const statusOf = (site: Site, reference: string) =>
  storedBookings(site).find((booking) => booking.reference === reference)?.status

export const isFree = async (page: Page, site: Site, { room, checkIn, checkOut }: Stay) => {
  const query = new URLSearchParams({ checkIn, checkOut })
  const answer = await page.request.get(`${site.url}api/rooms/${room}?${query}`)
  return ((await answer.json()) as { available: boolean }).available
}
