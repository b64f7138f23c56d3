import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of them those that look at colours: all that another theme of the same page can break. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Accessibility violations that axe finds in the page as it is now (WCAG 2.2 AA and best practice), one line each. */
export const axeViolations = (page: Page): Promise<string[]> =>
  violationsOf(new AxeBuilder({ page }).withTags(standards))

/** Those of its colours alone, for a page that was looked at as a whole in another theme. */
export const colourViolations = (page: Page): Promise<string[]> =>
  violationsOf(new AxeBuilder({ page }).withRules(colourRules))

/** Colours fade and cards glide, if only for a millisecond: no judging half way. */
export const animationsEnded = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
}

const violationsOf = async (axe: AxeBuilder): Promise<string[]> => {
  // legacy: without a page of its own for each answer, which only frames from elsewhere need; takes half the time
  const { violations } = await axe.setLegacyMode().analyze()
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, any }) => {
      const why = any[0]?.message ?? help
      return `${id} (${impact}) ${target.flat().join(' ')}: ${why}`
    }),
  )
}
