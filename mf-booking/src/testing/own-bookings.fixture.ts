import { sharedSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { storedBooking } from '../book/journeys/stored.fixture.ts'
import type { Stay } from './own-stays.fixture.ts'

export const profileShown = (page: Page) => page.getByRole('heading', { name: 'Your bookings' }).waitFor()

/** The card of one booking in the list. */
export const card = (page: Page, reference: string) =>
  page.getByRole('listitem').filter({ hasText: reference })

/** The confirmation of a cancellation. */
export const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Cancel this booking?' })

/** Text of the focused notice; without a focus, `activeElement` is the body with all its text. */
export const focusedNotice = (page: Page) =>
  page.evaluate(() => document.querySelector('[role=status]:focus')?.textContent)

/** Status of a booking in the site's own database. */
export const statusOf = (reference: string) => storedBooking(sharedSite(), reference)?.status

export const isFree = async ({ room, checkIn, checkOut }: Stay) => {
  const query = new URLSearchParams({ checkIn, checkOut })
  const answer = await fetch(`${sharedSite().url}api/rooms/${room}?${query}`)
  return ((await answer.json()) as { available: boolean }).available
}
