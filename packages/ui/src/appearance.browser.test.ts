import { hold, movedBeyond } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { startSpecimen } from '../specimen/open.fixture.ts'

let open: Awaited<ReturnType<typeof startSpecimen>>

beforeAll(async () => {
  open = await startSpecimen()
})

it('never scrolls sideways', async () => {
  const { page } = await open({ lang: 'de' })
  await page.evaluate(() => document.fonts.ready)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect({ width: view, content }).toEqual({ width, content: width })
  }
})

it('does not move when the fonts arrive, and breaks no rule of a strict content policy', async () => {
  const { page, problems } = await open({ width: 390, isFresh: true })
  const release = await hold(page, '**/*.woff2')
  const address = page.url()
  // a document of its own, whose fonts come after it was painted in the visitor's
  await page.goto('about:blank')
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  release()
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
  await page.evaluate(() => document.fonts.ready)
  expect(await movedBeyond(page, 0.001)).toEqual([])
  expect(problems.errors).toEqual([])
  expect(problems.uncaught).toEqual([])
})

it('offers every control at 44 px, small buttons at 36 and checkboxes at 24', async () => {
  const { page } = await open({ width: 390 })
  const lowest = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => Math.min(...all.map((element) => element.getBoundingClientRect().height)))
  expect(await lowest('[role=tab], select, textarea, input:not([type=checkbox])')).toBeGreaterThanOrEqual(44)
  expect(await lowest('button')).toBeGreaterThanOrEqual(36)
  expect(await lowest('input[type=checkbox]')).toBeGreaterThanOrEqual(24)
})

it("takes a partner's theme from the public names", async () => {
  const { page } = await open({ root: 'shadow' })
  const host = page.locator('#root')
  await host.evaluate((element) => element.style.setProperty('--calm-rest-color-accent', 'rgb(1, 2, 3)'))
  await host.evaluate((element) => element.style.setProperty('--calm-rest-radius', '0px'))
  const button = page.getByRole('button', { name: 'Book Now' }).first()
  await expect
    .poll(() => button.evaluate((element) => getComputedStyle(element).backgroundColor))
    .toBe('rgb(1, 2, 3)')
  expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('0px')
})
