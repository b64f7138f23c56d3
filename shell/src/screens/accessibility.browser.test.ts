import { langs } from '@calm-rest/contract/widget'
import { axeViolations } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
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

/** Colours fade, if only for a millisecond: no judging half way. */
const coloursChanged = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
  })

describe.each(langs)('in %s', (lang) => {
  it.each(own)('%s is without a barrier by day and by night, and fits the narrowest screen', async (path) => {
    const { page, problems } = await open(`${path}?lang=${lang}`, { reducedMotion: 'reduce' })
    await page.waitForLoadState('networkidle')
    expect(await axeViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await coloursChanged(page)
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(problems.uncaught).toEqual([])
  })
})
