import { randomUUID } from 'node:crypto'
import { sharedSite, siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { inDays } from './states/booking.fixture.ts'
import { bookStay, endStay, mailAfter, mailBefore } from './states/stays.fixture.ts'

const { open, url } = siteAndBrowser()
const nothing = { errors: [], warnings: [], uncaught: [], foreign: [] }

it('R-mail-ahead, R-arrival: by the mail before the stay a guest tells when they come, after a mistake that keeps what was typed, and changes it', async () => {
  const stay = { room: 'monsoon-room', checkIn: inDays(560), checkOut: inDays(562) }
  const { mail, link } = await mailBefore(sharedSite(), await bookStay(sharedSite(), stay))
  expect(mail.text).toContain('From the airport: Bandaranaike International Airport')
  const { page, problems } = await open(link)
  const section = page.getByRole('region', { name: 'Before you arrive' })
  const tell = section.getByRole('button')
  await section.getByLabel('Flight number').fill('UL 504')
  await section.getByLabel('Please send the airport shuttle').check({ force: true })
  await tell.click()
  await section.getByText('Please enter a time, or say that you do not know it yet.').waitFor()
  expect(await section.getByLabel('Flight number').inputValue()).toBe('UL 504')
  await section.getByLabel('I do not know yet').check({ force: true })
  await tell.click()
  await section.getByText('Thank you, we know.').waitFor()

  await page.goto(url('/terms'))
  await page.goto(url(link))
  expect(await section.getByLabel('I do not know yet').isChecked()).toBe(true)
  expect(await section.getByLabel('Please send the airport shuttle').isChecked()).toBe(true)
  await section.getByLabel('I do not know yet').uncheck({ force: true })
  await section.getByLabel('Arrival at the guesthouse').fill('15:30')
  await section.getByRole('button', { name: 'Save changes' }).click()
  await section.getByText('Thank you, we know.').waitFor()
  // what the guest reported is deleted after the cancellation
  await page.getByRole('button', { name: 'Cancel booking' }).click()
  await page.getByRole('button', { name: 'Yes, cancel' }).click()
  await section.waitFor({ state: 'detached' })
  expect(problems).toEqual(nothing)
})

it('R-mail-thanks, R-verified-review: by the mail after the stay a guest finds the form filled in, and the review is marked as verified', async () => {
  const stay = await bookStay(sharedSite(), {
    room: 'monsoon-room',
    checkIn: inDays(570),
    checkOut: inDays(573),
  })
  endStay(sharedSite(), stay)
  const { link } = await mailAfter(sharedSite(), stay)
  const { page, problems } = await open(link)
  await page.getByText('Your stay: Monsoon Room').waitFor()
  expect(page.url()).toBe(url('/write-review'))
  // written into the field once the stay is shown
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ada Lovelace')
  expect(await page.getByLabel('Room Type').inputValue()).toBe('Air Conditioned')
  expect(await page.getByLabel('Stay Duration').inputValue()).toBe('3')
  const title = `Rain on the roof ${randomUUID()}`
  await page.getByRole('combobox', { name: 'Country' }).fill('Peru')
  await page.getByLabel('Review Title').fill(title)
  await page.getByRole('textbox', { name: /^Review\b(?! Title)/ }).fill('We listened to it all night.')
  await page.getByRole('button', { name: 'Submit Review' }).click()
  await page.getByText('Review submitted successfully!').waitFor()
  expect(await page.getByRole('button', { name: 'Submit Review' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Back to Reviews' }).click()
  const article = page.getByRole('article', { name: title })
  await article.getByText('Verified stay', { exact: true }).waitFor()
  expect(await article.getByText('Not verified').count()).toBe(0)
  expect(problems).toEqual(nothing)

  const second = await open(link)
  await second.page.getByText('We already have your review of this stay. Thank you.').waitFor()
  expect(await second.page.getByRole('button', { name: 'Submit Review' }).count()).toBe(0)
})
