import { hold, layoutShift, openPage, sharedBrowser, startSite } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import {
  addPhotograph,
  cornerOf,
  gallery,
  isComplete,
  photo,
  room,
  shown,
  sourceOf,
} from './owner-photograph.fixture.ts'

it("shows an owner's photograph instead of the scenes: its preview in its place while it is late, and the file that fits", async () => {
  const site = await startSite()
  await addPhotograph(site, { name: 'sea.jpg', background: '#1f7a85', width: 900, height: 600 })
  const { page, problems } = await openPage(await sharedBrowser())
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const bring = await hold(page, '**/media/photos/**')
  await page.goto(`${site.url}rooms/${room}`, { waitUntil: 'domcontentloaded' })
  await photo(page).waitFor()
  // the page counts as loaded before its fonts are
  await page.evaluate(() => document.fonts.ready)
  const box = await gallery(page).boundingBox()
  const shift = await layoutShift(page)
  // the colour of the sea, not the background of an empty frame
  await expect.poll(async () => Math.abs(((await cornerOf(page))[0] as number) - 0x1f)).toBeLessThan(12)
  expect(await isComplete(page)).toBe(false)
  bring()
  await expect.poll(() => isComplete(page)).toBe(true)
  expect(await shown(page)).toMatch(/\/media\/photos\/[0-9a-f]{32}\/800\.avif$/)
  expect(await gallery(page).boundingBox()).toEqual(box)
  expect(await layoutShift(page)).toBe(shift)
  expect(asked.filter((url) => /\.(webp|jpg)$|horizon-room-\d\.svg/.test(url))).toEqual([])

  await page.goto(`${site.url}rooms`)
  const card = page.getByRole('listitem').filter({ hasText: 'Horizon Room' }).locator('picture img').first()
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => card.evaluate(sourceOf)).toMatch(/\/photos\/.+\/480\.avif$/)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
