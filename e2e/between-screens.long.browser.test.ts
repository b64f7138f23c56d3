import { hold, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const { open } = siteAndBrowser()

const goToRooms = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rooms' }).click()

it('a screen whose data does not come says so instead of staying away', async () => {
  const { page } = await open('?lang=en')
  const bring = await hold(page, '**/api/rooms/**')
  await goToRooms(page)
  await page.getByText('Loading rooms...').waitFor()
  expect(await page.locator('main h1').count()).toBe(1)
  bring()
  await page.getByRole('heading', { level: 2, name: 'Lighthouse Suite' }).waitFor()
})
