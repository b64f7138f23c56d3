import { sharedSite, siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { rowsOf, stay, todayAt } from './without-scripts/journey.fixture.ts'

const { open } = siteAndBrowser()

it('R-journey-guest: lets a guest find a sea view room, look at it, and book two nights', async () => {
  const { page, problems } = await open('/')
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first()
  await button('Deutsch').click()
  await page.getByRole('link', { name: 'Zimmer', exact: true }).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de')
  await button('English').click()
  await page.getByRole('navigation').getByRole('link', { name: 'Rooms', exact: true }).first().click()

  await page.getByRole('tab', { name: 'Sea View' }).click()
  const details = page.getByRole('link', { name: /^Details/ })
  await expect.poll(() => details.count()).toBe(4)
  await details.first().click()

  const picture = page.getByText(/^\d of 4$/).first()
  await page.getByRole('button', { name: /Next/ }).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => picture.textContent()).toBe('2 of 4')

  await page.getByRole('link', { name: 'Book', exact: true }).first().click()
  await page.getByRole('heading', { name: /Welcome Back/ }).waitFor()
  await page.getByRole('link', { name: 'Continue as guest' }).click()

  const email = 'ada@guest-journey.example'
  await page.getByLabel(/First name/i).fill('Ada')
  await page.getByLabel(/Last name/i).fill('Perera')
  await page.getByLabel(/E-mail/i).fill(email)
  const { checkIn, checkOut } = stay(await todayAt(page, sharedSite()), 200, 2)
  await page.getByLabel(/Check-in/).fill(checkIn)
  await page.getByLabel(/Check-out/).fill(checkOut)
  const booking = page.waitForRequest('**/api/bookings*')
  await button(/^Confirm booking · \$/).click()
  // the log of the API shows which releases the guest had
  expect((await booking).headers()['x-composition']).toMatch(/^[0-9a-f]{12}$/)
  const shown = await page
    .getByText(/CR-\w{4}-\w{4}/)
    .first()
    .textContent()
  const [reference] = /CR-\w{4}-\w{4}/.exec(shown ?? '') ?? []
  const rows = rowsOf(sharedSite(), 'SELECT * FROM bookings WHERE reference = ?', reference ?? '')
  expect(rows).toMatchObject([
    { first_name: 'Ada', last_name: 'Perera', email, check_in: checkIn, check_out: checkOut },
  ])
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
