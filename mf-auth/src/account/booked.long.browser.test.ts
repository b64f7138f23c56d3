import { json } from 'node:stream/consumers'
import { guestData } from '@calm-rest/contract/schemas'
import { startSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { bookFor, openAccount, openProfile, section } from './signed-in.fixture.ts'
import { storedBooking } from './stored.fixture.ts'

// On a site of its own, whose nights no other test needs.
it('R-account-data, R-account-removal: gives all data of the guest as a file; the account deleted, takes the name from a cancelled booking, and leaves it to a coming one until check-out', async () => {
  const site = await startSite()
  const { page, guest } = await openAccount(site)
  const cancelled = await bookFor(page, site, guest)
  await cancelled.cancel()
  const coming = await bookFor(page, site, guest)
  await openProfile(page, site)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section(page, 'Your data').getByRole('button', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^calm-rest-\d{4}-\d{2}-\d{2}\.json$/)
  const data = guestData.parse(await json(await download.createReadStream()))
  expect(data.account.email).toBe(guest.email)
  expect(data.bookings.map((booking) => booking.reference)).toEqual(
    expect.arrayContaining([cancelled.reference, coming.reference]),
  )
  expect(data.sessions).toHaveLength(1)
  await section(page, 'Your data').getByText('The file is among your downloads.').waitFor()

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.locator('input[name="password"]').fill(guest.password)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click()
  await page.getByText('Your account is deleted.', { exact: true }).waitFor()
  expect(storedBooking(site, cancelled.reference)).toMatchObject({
    first_name: '',
    last_name: '',
    email: '',
    special_request: null,
  })
  const kept = storedBooking(site, coming.reference)
  expect(kept).toMatchObject({ first_name: guest.firstName, email: guest.email })
  expect(kept?.anonymise_on).toBe(kept?.check_out)
})
