import { sharedSite, waitForNetworkIdle } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { bookByApi } from '../../testing/book-by-api.fixture.ts'
import { ownStays } from '../../testing/own-stays.fixture.ts'
import {
  ada,
  alertOf,
  bookingPages,
  fillPerson,
  roomField,
  shownReference,
  submit,
  submitButton,
  valuesOf,
} from './booking-page.fixture.ts'
import { storedBooking } from './stored.fixture.ts'

const { showBooking } = bookingPages()
// there is one Lighthouse Suite
const nextStay = ownStays('refusals')

const isTaken = (page: Page) =>
  page.getByText('Already taken for at least one of these nights', { exact: true }).waitFor()

it('R-error-booking-rejected: refuses the last unit to the second guest, keeps all input, and offers other free rooms', async () => {
  const stay = nextStay()
  const { page } = await showBooking(stay)
  await page.getByText('Free for your dates').waitFor()
  await fillPerson(page)
  // a later response would report that the room is taken, and remove the button
  await waitForNetworkIdle(page)
  await bookByApi(sharedSite(), stay)

  const typed = await valuesOf(page)
  await submit(page)
  const alert = alertOf(page)
  await alert.getByText(/^Failed to submit booking: This room is already taken/).waitFor()
  expect(await valuesOf(page)).toEqual(typed)
  await expect.poll(() => alert.evaluate((element) => element === document.activeElement)).toBe(true)
  await isTaken(page)
  await page
    .getByRole('option', { name: 'Lighthouse Suite · taken for these dates' })
    .waitFor({ state: 'attached' })

  const other = alert.getByRole('button').first()
  const name = ((await other.textContent()) ?? '').split(' · ')[0]
  await other.click()
  expect(await roomField(page).locator('option:checked').textContent()).toContain(name)
  expect(await submitButton(page).evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: /^Confirm booking · \$/ }).waitFor()
  await page.keyboard.press('Enter')
  const reference = await shownReference(page)
  expect(storedBooking(sharedSite(), reference)).toMatchObject({
    check_in: stay.checkIn,
    check_out: stay.checkOut,
    email: ada.email,
  })
})
