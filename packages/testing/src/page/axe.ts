import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Accessibility violations that axe finds in the page as it is now (WCAG 2.2 AA and best practice), one line each. */
export const axeViolations = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
  return violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(({ target, any }) => {
      const why = any[0]?.message ?? help
      return `${id} (${impact}) ${target.flat().join(' ')}: ${why}`
    }),
  )
}
