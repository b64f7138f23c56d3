import { addDays } from '@calm-rest/contract/stay'
import { withDesk } from '@calm-rest/site/testing'
import { aGuest, linkIn, mailTo, sharedSite, siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { mailAfter } from './states/stays.fixture.ts'
import { rowsOf, todayAt } from './without-scripts/journey.fixture.ts'

const { open } = siteAndBrowser()

it('R-several-rooms: a family books two rooms, adds a night to one by the link of the mail, arrives, leaves early, and reviews the stay with the badge', async () => {
  const site = sharedSite()
  const { firstName, lastName, email } = aGuest()
  const { page, problems } = await open('/book?room=courtyard-room')
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByLabel('E-mail').fill(email)
  const today = await todayAt(page, site)
  await page.getByLabel('Check-in').fill(today)
  await page.getByLabel('Check-out').fill(addDays(today, 2))
  await page.getByRole('button', { name: 'Add another room' }).click()
  const second = page.getByRole('group', { name: 'Room 2' })
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('additionalRooms.0.guests')
  await second.getByLabel('Room type').selectOption('cinnamon-room')
  await second.getByLabel('Guests').selectOption('1')
  const summary = page.getByRole('region', { name: 'Booking summary' })
  await summary.getByText('$314').waitFor()
  await page.getByRole('button', { name: 'Confirm booking · $314' }).click()
  await page.getByText('Booking submitted successfully!').waitFor()
  const reference =
    (await page
      .getByText(/^CR-\w{4}-\w{4}$/)
      .first()
      .textContent()) ?? ''

  const mail = await mailTo(site, email, new RegExp(reference))
  const { pathname, hash } = new URL(linkIn(mail, '/booking'))
  const linked = await open(pathname + hash)
  await linked.page.getByText(`Booking ${reference}, 2 rooms.`).waitFor()
  const card = linked.page.getByRole('article').filter({ hasText: `${reference}-2` })
  await card.getByText('1 guest', { exact: true }).waitFor()
  await card.getByRole('button', { name: 'Change stay' }).click()
  const dialog = linked.page.getByRole('dialog', { name: 'Change your stay' })
  await dialog.getByLabel('Check-out').fill(addDays(today, 3))
  await dialog.getByRole('button', { name: 'See the price' }).click()
  await dialog.getByText('Nothing is changed yet.').waitFor()
  expect(await dialog.getByRole('status').textContent()).toMatch(/Before\$192Now, 3 nights\$288/)
  await dialog.getByRole('button', { name: 'Change for $288 in total' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await card.getByText('3 nights').waitFor()

  const nights = () =>
    rowsOf(
      site,
      `SELECT b.reference, COUNT(*) AS nights FROM bookings b JOIN booking_nights n ON n.booking_id = b.id
       WHERE b.reference LIKE ? GROUP BY b.reference ORDER BY b.reference`,
      `${reference}%`,
    )
  expect(await nights()).toEqual([
    { reference: `${reference}-1`, nights: 2 },
    { reference: `${reference}-2`, nights: 3 },
  ])
  await withDesk(site.dataDir, async ({ bookings }) => {
    await bookings.arrive(`${reference}-2`)
    await bookings.leave(`${reference}-2`)
  })
  expect(await nights()).toEqual([{ reference: `${reference}-1`, nights: 2 }])

  const { link } = await mailAfter(site, { reference: `${reference}-2`, email, checkIn: today })
  const reviewed = await open(link)
  await reviewed.page.getByText('Your stay: Cinnamon Room').waitFor()
  const title = `Room for all of us ${reference}`
  await reviewed.page.getByRole('combobox', { name: 'Country' }).fill('Peru')
  await reviewed.page.getByLabel('Review Title').fill(title)
  await reviewed.page
    .getByRole('textbox', { name: /^Review\b(?! Title)/ })
    .fill(`The children had the second room. ${reference}`)
  await reviewed.page.getByRole('button', { name: 'Submit Review' }).click()
  await reviewed.page.getByRole('link', { name: 'Back to Reviews' }).click()
  const article = reviewed.page.getByRole('article', { name: title })
  await article.getByText('Verified stay', { exact: true }).waitFor()
  expect([problems, linked.problems, reviewed.problems]).toEqual(
    Array(3).fill({ errors: [], warnings: [], uncaught: [], foreign: [] }),
  )
})
