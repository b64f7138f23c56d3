import { axeViolations, layoutShift } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { startSpecimen } from '../specimen/open.fixture.ts'

let open: Awaited<ReturnType<typeof startSpecimen>>

beforeAll(async () => {
  open = await startSpecimen()
})

describe('the specimen', () => {
  it.each([
    { theme: 'light', lang: 'en' },
    { theme: 'dark', lang: 'en' },
    { theme: 'dark', lang: 'zh' },
  ] as const)('has no accessibility violation in $lang, $theme', async (options) => {
    const { page } = await open(options)
    expect(await axeViolations(page)).toEqual([])
  })

  it.each([
    { dialog: 'alert', theme: 'light' },
    { dialog: 'confirm', theme: 'dark' },
    { dialog: 'panel', theme: 'dark' },
    { dialog: 'picture', theme: 'light' },
  ] as const)('has none with the $dialog dialog open, $theme', async ({ dialog, theme }) => {
    const { page } = await open({ theme })
    await page.locator(`[data-opens=${dialog}]`).click()
    const opened = page.locator('dialog[open]')
    await opened.waitFor()
    expect(await axeViolations(page)).toEqual([])
  })
})

it('has none with suggestions open', async () => {
  const { page } = await open()
  await page.getByRole('combobox', { name: 'Country' }).fill('a')
  await page.keyboard.press('ArrowDown')
  expect(await axeViolations(page)).toEqual([])
})

it.each([320, 390, 768, 1440])('never scrolls sideways at %i px', async (width) => {
  const { page } = await open({ width, lang: 'de' })
  await page.evaluate(() => document.fonts.ready)
  const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBeLessThanOrEqual(view ?? 0)
})

it('does not move when the fonts arrive, and breaks no rule of a strict content policy', async () => {
  const { page, problems } = await open({ width: 390 })
  await page.evaluate(() => document.fonts.ready)
  expect(await layoutShift(page)).toBeLessThan(0.001)
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

it('keeps its sizes inside a shadow root on a page with another root font size', async () => {
  const { page } = await open({ root: 'shadow' })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '62.5%'))
  const heading = page.getByRole('heading', { level: 4 })
  expect(await heading.evaluate((element) => getComputedStyle(element).fontSize)).toBe('19px')
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

it('follows the system where no theme is set, and a theme set on the page over the system', async () => {
  const { page } = await open()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ground()).toBe(light)
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'))
  expect(await ground()).not.toBe(light)
})
