import { axeViolations, layoutShift } from '@calm-rest/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { startSpecimen } from '../specimen/open.ts'

let open: Awaited<ReturnType<typeof startSpecimen>>

beforeAll(async () => {
  open = await startSpecimen()
})

describe.each(['light', 'dark'] as const)('the specimen in the %s theme', (theme) => {
  it.each(['en', 'de', 'zh'] as const)('has no accessibility violation in %s', async (lang) => {
    const { page } = await open({ theme, lang })
    expect(await axeViolations(page)).toEqual([])
  })

  it.each(['alert', 'panel', 'picture'])('has none with the %s dialog open', async (dialog) => {
    const { page } = await open({ theme })
    await page.locator(`[data-opens=${dialog}]`).click()
    await page.locator('dialog[open]').waitFor()
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)))
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

it('offers every target at 24 px or more, and main controls at 44 px', async () => {
  const { page } = await open({ width: 390 })
  const sizes = await page.locator('button, input:not([type=radio]), select, [role=tab]').evaluateAll((all) =>
    all.map((element) => ({
      name: element.textContent || element.tagName,
      small: element.className.includes('small'),
      height: element.getBoundingClientRect().height,
      checkbox: element.getAttribute('type') === 'checkbox',
    })),
  )
  expect(sizes.length).toBeGreaterThan(30)
  expect(sizes.filter(({ height }) => height < 24)).toEqual([])
  expect(sizes.filter(({ height, small, checkbox }) => height < (small || checkbox ? 24 : 44))).toEqual([])
})

it('keeps its sizes inside a shadow root on a page with another root font size', async () => {
  const { page } = await open()
  const size = await page.evaluate(async () => {
    document.documentElement.style.fontSize = '62.5%'
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    await sheet.replace(await (await fetch('/specimen.css')).text())
    root.adoptedStyleSheets = [sheet]
    root.innerHTML = '<p>Text</p>'
    const text = root.querySelector('p')
    return text && getComputedStyle(text).fontSize
  })
  expect(size).toBe('17px')
})
