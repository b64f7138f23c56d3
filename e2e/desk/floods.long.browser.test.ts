import { addDays } from '@calm-rest/contract/stay'
import { startSite, watchProblems } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { openDeskPage, today } from './staffed.fixture.ts'

const caps = {
  BOOKED_NIGHTS_PER_NETWORK: '90',
  BOOKED_NIGHTS_PER_MAILBOX: '90',
  BOOKED_NIGHTS_PER_DAY: '600',
}
const reviewCaps = { REVIEWS_PER_ADDRESS: '3', REVIEWS_PER_NETWORK: '5', REVIEWS_PER_DAY: '5' }

/** A property that strangers have flooded: six bookings from three networks, fourteen reviews from two. */
const openFlooded = async () => {
  const site = await startSite({ env: { ...caps, ...reviewCaps } })
  const post = async (path: string, body: object, from: string) => {
    const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': from }
    const answer = await fetch(`${site.url}api/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
  }
  for (let at = 0; at < 6; at += 1) {
    const checkIn = addDays(today(), 20 + at * 20)
    const stay = {
      checkIn,
      checkOut: addDays(checkIn, 20),
      roomType: 'coral-suite',
      guests: 2,
      totalPrice: 5360,
    }
    const person = { firstName: 'Guest', lastName: `No. ${at + 1}`, email: `guest-${at}@example.com` }
    await post('bookings', { ...person, ...stay }, `203.0.${at % 3}.${at}`)
  }
  for (let at = 0; at < 14; at += 1) {
    const about = { name: `Nobody ${at}`, country: 'Norway', rating: 1, reviewTitle: 'Never again' }
    const stay = { roomType: 'family', stayDuration: 2, date: new Date().toISOString() }
    const review = `Nothing was right, for reason ${at}.`
    await post('testimonials', { ...about, ...stay, review }, `198.51.${at % 2}.${at}`)
  }
  return site
}

it('R-staff-floods: shows the owner what came at once, and undoes the chosen ones with one press', async () => {
  const site = await openFlooded()
  const { page, context } = await openDeskPage(site, 'Nirosha')
  const problems = watchProblems(context)
  const bookings = page.getByRole('article', { name: /^6 bookings from 3 networks/ })
  await bookings.getByText('120 nights in all.').waitFor()
  await bookings.getByRole('button', { name: 'Check the list' }).click()
  await bookings.getByRole('checkbox', { name: 'Guest No. 2' }).uncheck()
  await bookings.getByRole('button', { name: 'Cancel these 5' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel these 5' }).click()
  await bookings.waitFor({ state: 'detached' })

  const reviews = page.getByRole('article', { name: /^14 reviews from 2 networks/ })
  await reviews.getByRole('button', { name: 'Hide these 14' }).click()
  await page.getByText('14 reviews are hidden.').waitFor()
  await reviews.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await reviews.waitFor()
  await reviews.getByRole('button', { name: 'These are fine' }).click()
  await reviews.waitFor({ state: 'detached' })
  expect(problems.errors).toEqual([])

  const { unverified } = await (await fetch(`${site.url}api/testimonials/summary`)).json()
  expect(unverified).toBe(5)
})
