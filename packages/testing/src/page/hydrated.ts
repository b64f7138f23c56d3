import type { Page } from 'playwright-core'
import { stepTimeoutMs } from '../limits.ts'

/**
 * Waits until the scripts of a page have hydrated its HTML: it stands there before, and hears no click. Throws where
 * they do not come; a page that may stay as the server sent it is opened with `staysStill`.
 */
export const hydrated = async (page: Page, timeoutMs = stepTimeoutMs): Promise<void> => {
  // what the server rendered from leaves the page once everything is hydrated; no other page has it
  await page
    .locator('script#rendered')
    .waitFor({ state: 'detached', timeout: timeoutMs })
    .catch((cause: unknown) => {
      throw new Error(`${page.url()} was not hydrated within ${timeoutMs} ms.`, { cause })
    })
}
