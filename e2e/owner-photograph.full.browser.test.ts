import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  layoutShift,
  navigateClientSide,
  openPage,
  type Site,
  sharedBrowser,
  startSite,
  waitForNetworkIdle,
} from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { addPhotograph, gallery, photo, room, shown, sourceOf } from './owner-photograph.fixture.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

const clean = { errors: [], warnings: [], uncaught: [], foreign: [] }

it("shows an owner's photograph instead of the scenes, in the format and width that fits", async () => {
  const before = await openPage(await sharedBrowser())
  await before.page.goto(`${site.url}rooms/${room}`)
  await expect.poll(() => shown(before.page)).toMatch(/\/media\/scenes\/horizon-room-1\.svg$/)

  await addPhotograph(site, { name: 'sea.jpg', background: '#1f7a85', width: 1800, height: 1200 })
  await addPhotograph(site, { name: 'tall.jpg', background: '#a33b19', width: 1800, height: 2400 })

  for (const { width, file } of [
    { width: 390, file: 480 },
    { width: 760, file: 800 },
    { width: 1440, file: 800 },
  ]) {
    const { page, problems } = await openPage(await sharedBrowser(), { width })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${site.url}rooms/${room}`)
    await expect.poll(() => shown(page)).toMatch(new RegExp(`/media/photos/[0-9a-f]{32}/${file}\\.avif$`))
    await page.getByText('1 of 2', { exact: true }).first().waitFor()
    expect(await photo(page).evaluate((img) => img.closest('button')?.querySelectorAll('img').length)).toBe(2)
    await waitForNetworkIdle(page)
    // one file for each picture, and none of the drawings
    expect(asked.filter((url) => /\/photos\//.test(url) && url.includes(`/${file}.`))).not.toEqual([])
    expect(asked.filter((url) => /\.(webp|jpg)$|horizon-room-\d\.svg/.test(url))).toEqual([])
    expect(problems).toEqual(clean)
  }
})

it('shows it on the card of the room and in the summary of a booking', async () => {
  const { page, problems } = await openPage(await sharedBrowser())
  await page.goto(`${site.url}rooms`)
  const card = page.getByRole('listitem').filter({ hasText: 'Horizon Room' }).locator('picture img').first()
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => card.evaluate(sourceOf)).toMatch(/\/photos\/.+\/480\.avif$/)
  expect(await layoutShift(page)).toBeLessThan(0.01)

  await page.goto(`${site.url}book?room=${room}`)
  const picture = page.locator('section picture img').first()
  await expect.poll(() => picture.evaluate(sourceOf)).toMatch(/\/photos\/.+\/(480|800)\.avif$/)
  expect(problems).toEqual(clean)
})

it('takes WebP where a browser shows no AVIF', async () => {
  const { page } = await openPage(await sharedBrowser())
  await page.goto(`${site.url}privacy`)
  await page.route('**/api/rooms/**', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll('image/avif', 'image/of-tomorrow')
    await route.fulfill({ response: answer, body: text })
  })
  await navigateClientSide(page, `/rooms/${room}`)
  await expect.poll(() => shown(page)).toMatch(/\/800\.webp$/)
})

it('shows the placeholder where the files of a photograph are gone', async () => {
  const folder = join(site.dataDir, 'media')
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  const { page, problems } = await openPage(await sharedBrowser())
  await page.goto(`${site.url}rooms/${room}`)
  const placeholders = gallery(page).locator('img[src$="/media/placeholder.svg"]')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => placeholders.count()).toBe(2)
  // each picture is a single img again: neither a preview nor a source brings the broken one back
  expect(await gallery(page).locator('img').count()).toBe(2)
  expect(problems.uncaught).toEqual([])
})
