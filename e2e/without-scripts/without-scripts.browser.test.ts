import { siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const { open, url } = siteAndBrowser()

it('a visitor whose browser runs no scripts sees every link of the menu on a phone, and no button that does nothing', async () => {
  const { page } = await open('/contact', { withoutScripts: true, width: 390 })
  expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0)
  for (const name of ['Home', 'Rooms', 'About', 'Location', 'Reviews', 'Contact']) {
    const link = page.getByRole('navigation').first().getByRole('link', { name, exact: true })
    expect(await link.isVisible()).toBe(true)
  }
  await page.goto(url('/partners'))
  expect(await page.getByRole('main').getByRole('button', { name: 'Copy' }).count()).toBe(0)
  expect(await page.getByRole('main').getByLabel('Your id').isVisible()).toBe(false)
})
