import { randomUUID } from 'node:crypto'
import { type Problems, sharedSite, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { fill, rowsOf, stay, todayAt } from './without-scripts/journey.fixture.ts'

const site = siteAndBrowser({ translated: true })
let page: Page
let problems: Problems

/** Shows a form, with its words translated. */
const show = async (path: string) => {
  const shown = await site.show(path)
  page = shown.page
  problems = shown.problems
  await page.locator('main form label font').first().waitFor()
}

const press = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()
const says = (words: string) => page.getByText(words).first().waitFor()
const isWhole = () => expect(problems.uncaught).toEqual([])
const address = () => `${randomUUID()}@translated.example`

it('takes a booking, and shows it', async () => {
  const email = address()
  await show('/book?room=horizon-room')
  const { checkIn, checkOut } = stay(await todayAt(page, sharedSite()), 208, 2)
  await page.getByLabel(/Check-in/).fill(checkIn)
  await page.getByLabel(/Check-out/).fill(checkOut)
  await fill(page, { firstName: 'Ada', lastName: 'Perera', email })
  await press(/^Confirm booking · \$/)
  await says('Booking submitted successfully!')
  const shown = await page
    .getByText(/^CR-\w{4}-\w{4}$/)
    .first()
    .textContent()
  expect(rowsOf(sharedSite(), 'SELECT reference FROM bookings WHERE email = ?', email)).toEqual([
    { reference: shown },
  ])
  isWhole()
})

it('registers a guest', async () => {
  await show('/register')
  await fill(page, { firstName: 'Ada', lastName: 'Perera', country: 'Sri Lanka', email: address() })
  await fill(page, { password: 'monsoon over mirissa', confirmPassword: 'monsoon over mirissa' })
  await press('Register')
  await says('Registration Successful!')
  isWhole()
})

it('refuses a wrong password, and lets the guest try again', async () => {
  await show('/login')
  await fill(page, { email: address(), password: 'not the password' })
  await press(/^Login$/)
  await page.getByRole('alert').first().waitFor()
  await press(/^Login$/)
  isWhole()
})

it('mails a new password', async () => {
  await show('/forgot-password')
  await fill(page, { email: address() })
  await press('Send link')
  await says('Please check your inbox')
  isWhole()
})

it('takes a message', async () => {
  await show('/contact')
  await fill(page, { fullName: 'Ada Perera', email: address(), message: 'Is there a room by the garden?' })
  await press('Send Message')
  await says('Message Sent!')
  isWhole()
})

it('takes a review', async () => {
  await show('/write-review')
  await fill(page, { name: 'Ada', country: 'Sri Lanka', reviewTitle: 'Slept well', stayDuration: '2' })
  await fill(page, { review: 'The tea alone is worth the way.' })
  await page.getByRole('combobox', { name: 'Room Type' }).selectOption('family')
  await press('Submit Review')
  await says('Review submitted successfully!')
  isWhole()
})
