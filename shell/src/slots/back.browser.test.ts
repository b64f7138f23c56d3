import { siteAndBrowser } from '@calm-rest/testing'
import { expect, it } from 'vitest'

const { open, url } = siteAndBrowser()

it('goes from a room back to the page before it', async () => {
  const { page } = await open('/')
  await page
    .getByRole('link', { name: /^Details/ })
    .first()
    .click()
  await page.waitForURL('**/rooms/*')
  await page.getByRole('button', { name: '← Back' }).click()
  await expect.poll(() => page.url()).toBe(url('/'))
})

it('R-room-back: goes from a room up to the rooms where the visit began there', async () => {
  const { page } = await open('/rooms/horizon-room')
  await page.getByRole('button', { name: '← Back' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/rooms\/?$/)
  await page.getByRole('heading', { level: 1, name: 'Our Rooms' }).waitFor()
})
