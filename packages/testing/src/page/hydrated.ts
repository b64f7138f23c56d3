import type { Page } from 'playwright-core'
import { stepTimeoutMs } from '../limits.ts'

/**
 * Waits until a page's scripts have hydrated its HTML, which ignores clicks before. Throws if they do not; a
 * page without hydration is opened with `staysStill`.
 */
export const hydrated = async (page: Page, timeoutMs = stepTimeoutMs): Promise<void> => {
  // the server's data leaves the page once everything is hydrated; no other page has it
  await page
    .locator('script#rendered')
    .waitFor({ state: 'detached', timeout: timeoutMs })
    .catch((cause: unknown) => {
      throw new Error(`${page.url()} was not hydrated within ${timeoutMs} ms.`, { cause })
    })
}
