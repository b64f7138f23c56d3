import { langs } from '@calm-rest/contract/widget'
import { axeViolations } from '@calm-rest/testing'
import { describe, expect, it } from 'vitest'
import { siteAndBrowser } from '../testing/started.ts'

const { open } = siteAndBrowser()

/** The screens that are all ours; those around a widget are tested by the widget's team. */
const own = [
  '/',
  '/about',
  '/location',
  '/services',
  '/contact',
  '/profile',
  '/manager',
  '/brochure',
  '/privacy',
  '/terms',
  '/404',
]

describe.each(langs)('in %s', (lang) => {
  it.each(own.flatMap((path) => (['light', 'dark'] as const).map((colorScheme) => ({ path, colorScheme }))))(
    '$path is without a barrier in a $colorScheme room',
    async ({ path, colorScheme }) => {
      const { page, problems } = await open(`${path}?lang=${lang}`, { colorScheme, reducedMotion: 'reduce' })
      await page.waitForLoadState('networkidle')
      expect(await axeViolations(page)).toEqual([])
      expect(problems.uncaught).toEqual([])
    },
  )

  it.each(own)('%s fits a narrow screen', async (path) => {
    const { page } = await open(`${path}?lang=${lang}`, { width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
