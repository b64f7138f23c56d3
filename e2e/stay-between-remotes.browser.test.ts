import { addDays } from '@calm-rest/contract/stay'
import { siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const { open, url } = siteAndBrowser()

const search = (page: Page) => page.getByRole('search')
const value = (page: Page, name: string) => page.locator(`main [name="${name}"]`).first().inputValue()
const mainLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })

it('R-mf-events: dates that were searched for begin the booking that a guest goes to by the menu, and the pages of rooms', async () => {
  const { page, problems } = await open('/')
  const { today } = await (await fetch(url('/api/hotel/day'))).json()
  const checkIn = addDays(today, 210)
  const checkOut = addDays(today, 213)
  await search(page).locator('[name=checkIn]').fill(checkIn)
  await search(page).locator('[name=checkOut]').fill(checkOut)
  await search(page).locator('[name=guests]').selectOption('1')
  await search(page).getByRole('button').click()
  await page.waitForURL('**/rooms?*')

  // an address without dates: nothing but the event carries them
  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click()
  await page.getByRole('link', { name: 'Continue as guest' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await expect.poll(() => value(page, 'checkIn')).toBe(checkIn)
  expect([await value(page, 'checkOut'), await value(page, 'guests')]).toEqual([checkOut, '1'])

  await mainLink(page, 'Home').click()
  await expect.poll(() => value(page, 'checkOut')).toBe(checkOut)
  await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .click()
  await page.waitForURL('**/rooms/*')
  await expect.poll(() => value(page, 'checkIn')).toBe(checkIn)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
