import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openPhotographs } from '@calm-rest/api/media'
import {
  atRest,
  goOn,
  layoutShift,
  openPage,
  type Site,
  startSite,
  temporaryFolder,
} from '@calm-rest/testing'
import { launchChromium } from '@calm-rest/testing/chromium'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'

let browser: Browser
let site: Site

beforeAll(async () => {
  browser = await launchChromium()
  site = await startSite()
})
afterAll(() => browser.close())

const room = 'horizon-room'
const clean = { errors: [], warnings: [], uncaught: [], foreign: [] }

/** As `npm run media -- add` does, beside the running site. */
const add = async (name: string, background: string, height = 1200) => {
  const file = join(temporaryFolder('photo'), name)
  await sharp({ create: { width: 1800, height, channels: 3, background } })
    .jpeg()
    .toFile(file)
  const media = await openPhotographs({ dataDir: site.dataDir })
  await media.add(file, { roomId: room })
  await media.close()
}

const gallery = (page: Page) => page.getByRole('region', { name: /Horizon Room/ })
const photo = (page: Page) => gallery(page).locator('picture img').first()
const shown = (page: Page) => photo(page).evaluate((img) => (img as HTMLImageElement).currentSrc)
const cornerOf = async (page: Page) => {
  const { data } = await sharp(await gallery(page).screenshot())
    .extract({ left: 200, top: 60, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data].slice(0, 3)
}

it("shows an owner's photograph instead of the scenes, in the format and width that fits", async () => {
  const before = await openPage(browser)
  await before.page.goto(`${site.url}rooms/${room}`)
  await expect.poll(() => shown(before.page)).toMatch(/\/media\/scenes\/horizon-room-1\.svg$/)

  await add('sea.jpg', '#1f7a85')
  await add('tall.jpg', '#a33b19', 2400)

  for (const { width, file } of [
    { width: 390, file: 480 },
    { width: 760, file: 800 },
    { width: 1440, file: 800 },
  ]) {
    const { page, problems } = await openPage(browser, { width })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${site.url}rooms/${room}`)
    await expect.poll(() => shown(page)).toMatch(new RegExp(`/media/photos/[0-9a-f]{32}/${file}\\.avif$`))
    await page.getByText('1 of 2', { exact: true }).first().waitFor()
    expect(await photo(page).evaluate((img) => img.closest('button')?.querySelectorAll('img').length)).toBe(2)
    await atRest(page)
    // one file for each picture, and none of the scenes
    expect(asked.filter((url) => /\/photos\//.test(url) && url.includes(`/${file}.`))).not.toEqual([])
    expect(asked.filter((url) => /\.(webp|jpg)$|horizon-room-\d\.svg/.test(url))).toEqual([])
    expect(problems).toEqual(clean)
  }
})

it('keeps the place of a photograph that is late, and shows its preview there', async () => {
  const { page, problems } = await openPage(browser)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/media/photos/**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${site.url}rooms/${room}`, { waitUntil: 'domcontentloaded' })
  await photo(page).waitFor()
  // the page is not loaded while the photograph is not: its letters may still be on their way
  await page.evaluate(() => document.fonts.ready)
  const [box, shift] = [await gallery(page).boundingBox(), await layoutShift(page)]
  // sea, not the ground of an empty frame
  await expect.poll(async () => Math.abs(((await cornerOf(page))[0] as number) - 0x1f)).toBeLessThan(12)
  expect(await photo(page).evaluate((img) => (img as HTMLImageElement).complete)).toBe(false)
  release()
  await expect.poll(() => photo(page).evaluate((img) => (img as HTMLImageElement).complete)).toBe(true)
  expect(await gallery(page).boundingBox()).toEqual(box)
  expect(await layoutShift(page)).toBe(shift)
  expect(problems).toEqual(clean)
})

it('shows it on the card of the room and in the summary of a booking', async () => {
  const { page, problems } = await openPage(browser)
  const source = (img: Element) => (img as HTMLImageElement).currentSrc
  await page.goto(`${site.url}rooms`)
  const card = page.getByRole('listitem').filter({ hasText: 'Horizon Room' }).locator('picture img').first()
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => card.evaluate(source)).toMatch(/\/photos\/.+\/480\.avif$/)
  expect(await layoutShift(page)).toBeLessThan(0.01)

  await page.goto(`${site.url}book?room=${room}`)
  const picture = page.locator('section picture img').first()
  await expect.poll(() => picture.evaluate(source)).toMatch(/\/photos\/.+\/(480|800)\.avif$/)
  expect(problems).toEqual(clean)
})

it('takes WebP where a browser shows no AVIF', async () => {
  const { page } = await openPage(browser)
  await page.goto(`${site.url}privacy`)
  await page.route('**/api/rooms/**', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll('image/avif', 'image/of-tomorrow')
    await route.fulfill({ response: answer, body: text })
  })
  await goOn(page, `/rooms/${room}`)
  await expect.poll(() => shown(page)).toMatch(/\/800\.webp$/)
})

it('shows the placeholder where the files of a photograph are gone', async () => {
  const folder = join(site.dataDir, 'media')
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
  const { page, problems } = await openPage(browser)
  await page.goto(`${site.url}rooms/${room}`)
  const placeholders = gallery(page).locator('img[src$="/media/placeholder.svg"]')
  await page.getByRole('button', { name: 'Next picture' }).click()
  await expect.poll(() => placeholders.count()).toBe(2)
  // each picture is one img again: no preview stays, no source brings the broken one back
  expect(await gallery(page).locator('img').count()).toBe(2)
  expect(problems.uncaught).toEqual([])
})
