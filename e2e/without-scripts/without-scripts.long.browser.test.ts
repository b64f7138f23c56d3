import { sharedSite, siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { autofocused, fill, rowsOf, send, stay, todayAt, typed } from './journey.fixture.ts'

const { open, url } = siteAndBrowser()

it('R-mf-no-script: a visitor whose browser runs no scripts finds a room and books it, after a mistake', async () => {
  const { page, problems } = await open('/?lang=de', { withoutScripts: true, width: 390 })
  await page.getByRole('navigation').first().getByRole('link', { name: 'Zimmer', exact: true }).click()
  await page.getByRole('tab', { name: 'Meerblick' }).click()
  await page.getByRole('tab', { name: 'Meerblick', selected: true }).waitFor()
  const details = page.getByRole('link', { name: /^Details/ })
  // the tabs are there before the rest of the page is
  await expect.poll(() => details.count()).toBe(4)
  await details.first().click()
  await page.waitForURL(/\/rooms\/[a-z-]+\?lang=de$/)
  await page.getByRole('heading', { level: 1 }).waitFor()

  await page.goto(url('/book?lang=de'))
  const email = 'browser@without-scripts.example'
  const { checkIn, checkOut } = stay(await todayAt(page, sharedSite()), 260, 2)
  await fill(page, { firstName: 'Ada', lastName: 'Perera', email })
  await fill(page, { checkInTyped: typed('de', checkIn), checkOutTyped: 'bald' })
  await page.locator('[name=roomType]').selectOption('horizon-room')
  expect(await send(page)).toBe(400)
  expect(await autofocused(page).getAttribute('name')).toBe('checkOutTyped')
  await fill(page, { checkOutTyped: typed('de', checkOut) })
  // the first submit shows the total, the second one books
  expect(await send(page)).toBe(200)
  await autofocused(page).getByText('256').first().waitFor()
  expect(await send(page)).toBe(200)
  const rows = rowsOf(sharedSite(), 'SELECT * FROM bookings WHERE email = ?', email) as [
    { reference: string },
  ]
  expect(rows).toMatchObject([{ check_in: checkIn, check_out: checkOut, lang: 'de' }])
  await page.getByText(rows[0].reference, { exact: true }).waitFor()
  expect(problems.uncaught).toEqual([])
})
