import { hold, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'

const { open } = siteAndBrowser()

const goToRooms = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Rooms' }).click()

/** Records the main heading of every frame from now on, each change once. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const seen: (string | undefined)[] = []
    const look = () => {
      const heading = document.querySelector('main h1')
      const main = document.querySelector('main')
      const now = `${heading?.textContent}, ${main?.querySelector('img') ? 'whole' : 'not whole'}`
      if (seen.at(-1) !== now) seen.push(now)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { seen })
  })
/** Waits for enough frames to see a screen that does not stay. */
const framesPass = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
  })
const framesOf = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'seen') as string[])

it('a screen stays until the next one is whole: no frame is empty, and none is half', async () => {
  const { page } = await open('?lang=en')
  const first = await page.locator('main h1').textContent()
  await watchFrames(page)
  // a slow machine is no slow line: the wait for the next screen has no end here
  await page.evaluate(() => {
    AbortSignal.timeout = () => new AbortController().signal
  })
  // code and data are delayed, as on a slow line
  const bringCode = await hold(page, '**/releases/**')
  const bringData = await hold(page, '**/api/rooms/**')
  const asked = page.waitForRequest('**/api/rooms/**')
  await goToRooms(page)
  await framesPass(page)
  bringCode()
  await asked
  await framesPass(page)
  bringData()
  await page.getByRole('heading', { level: 2, name: 'Lighthouse Suite' }).waitFor()
  await expect.poll(() => framesOf(page)).toEqual([`${first}, whole`, 'Our Rooms, whole'])
  expect(new URL(page.url()).pathname).toBe('/rooms')
})
