import { openPage, sharedBrowser, siteAndBrowser } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { apiClient, budgets, collectorBytes } from './budgets.fixture.ts'

const { url } = siteAndBrowser()

/** Bytes on the wire, by kind. */
const fetchedBytes = (page: Page) =>
  page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const sumOf = (ending: string) =>
      resources
        .filter(({ name }) => new URL(name).pathname.endsWith(ending))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return { document: document?.encodedBodySize ?? 0, scripts: sumOf('.js'), styles: sumOf('.css') }
  })

it.each(budgets)('$path stays within its budget, as a browser counts', async ({ path, ...budget }) => {
  const { page } = await openPage(await sharedBrowser())
  await page.goto(url(path))
  const fetched = await fetchedBytes(page)
  const allowed = {
    ...budget,
    scripts: budget.scripts + collectorBytes + (apiClient.paths.includes(path) ? apiClient.bytes : 0),
  }
  for (const kind of ['document', 'scripts', 'styles'] as const) {
    expect(fetched[kind], `${kind} of ${path}`).toBeGreaterThan(0)
    expect(fetched[kind], `${kind} of ${path}`).toBeLessThanOrEqual(allowed[kind])
  }
})
