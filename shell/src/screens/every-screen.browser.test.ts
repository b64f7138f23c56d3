import { langs } from '@calm-rest/contract/widget'
import { animationsEnded, atRest, axeViolations, layoutShift, siteAndBrowser } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { screens } from './screens.ts'

const { open, url } = siteAndBrowser()

const addresses = screens.map(({ path }) => path.replace(':id', 'lighthouse-suite'))

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Largest cumulative layout shift of a first view that we let pass; Google calls 0.1 good. */
const shiftLimit = 0.02

const openScreen = async (path: string, lang: string, size: typeof phone) => {
  const address = `${path}?lang=${lang}`
  const opened = await open(address, { ...size, reducedMotion: 'reduce' })
  await atRest(opened.page)
  // the browser itself notes that this page answers 404, as it must
  const errors = () =>
    opened.problems.errors.filter((line) => !(path === '/404' && line.includes(url(address))))
  return { ...opened, errors }
}

describe.each(langs)('in %s', (lang) => {
  describe.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('on %s', (_, size) => {
    it.each(addresses)('%s is without a barrier by day and by night, still and quiet', async (path) => {
      const { page, problems, errors } = await openScreen(path, lang, size)
      expect(await layoutShift(page)).toBeLessThanOrEqual(shiftLimit)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(lang)
      expect(await axeViolations(page)).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      await animationsEnded(page)
      expect(await axeViolations(page)).toEqual([])
      expect({ ...problems, errors: errors() }).toEqual({
        errors: [],
        warnings: [],
        uncaught: [],
        foreign: [],
      })
    })
  })

  it.each(addresses)('%s fits the narrowest screen', async (path) => {
    const { page } = await openScreen(path, lang, { width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
