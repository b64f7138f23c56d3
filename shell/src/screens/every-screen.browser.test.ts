import { langs } from '@calm-rest/contract/widget'
import {
  animationsEnded,
  atRest,
  axeViolations,
  colourViolations,
  layoutShift,
  siteAndBrowser,
} from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { screens } from './screens.ts'

const { open, url } = siteAndBrowser()

const addresses = screens.map(({ path }) => path.replace(':id', 'lighthouse-suite'))

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const narrowest = { width: 320, height: 640 }

/** Largest cumulative layout shift of a first view that we let pass; Google calls 0.1 good. */
const shiftLimit = 0.02

const openScreen = async (path: string, lang: string, size: typeof phone) => {
  const address = `${path}?lang=${lang}`
  const { page, problems } = await open(address, { ...size, reducedMotion: 'reduce' })
  await atRest(page)
  // the browser itself notes that this page answers 404, as it must
  const expected = (line: string) => path === '/404' && line.includes(url(address))
  return {
    page,
    problems: () => ({ ...problems, errors: problems.errors.filter((line) => !expected(line)) }),
  }
}

const none = { errors: [], warnings: [], uncaught: [], foreign: [] }

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

describe.each(langs)('in %s', (lang) => {
  it.each(addresses)(
    '%s is without a barrier on every screen, by day and by night, still and quiet',
    async (path) => {
      const { page, problems } = await openScreen(path, lang, phone)
      expect(await layoutShift(page)).toBeLessThanOrEqual(shiftLimit)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang)
      expect(await axeViolations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await colourViolations(page)).toEqual([])

      await page.setViewportSize(narrowest)
      await animationsEnded(page)
      expect(await width(page)).toBeLessThanOrEqual(narrowest.width)

      await page.setViewportSize(desktop)
      expect(await axeViolations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      expect(await colourViolations(page)).toEqual([])
      expect(problems()).toEqual(none)
    },
  )

  it.each(addresses)('%s comes still and quiet on a desktop, too', async (path) => {
    const { page, problems } = await openScreen(path, lang, desktop)
    expect(await layoutShift(page)).toBeLessThanOrEqual(shiftLimit)
    expect(problems()).toEqual(none)
  })
})
