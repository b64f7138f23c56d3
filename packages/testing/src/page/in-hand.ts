import type { Page } from 'playwright-core'

/** Longer than a release may take before the slot goes on with another one, twice. */
const patienceMs = 10_000

/**
 * Waits until the scripts of a page have taken its HTML over: it stands there before, and hears no click. A page whose
 * scripts never come stays as it is, for the journey to look at.
 */
export const inHand = async (page: Page): Promise<void> => {
  // what the server rendered from leaves the page once everything is taken over; no other page has it
  await page
    .locator('script#rendered')
    .waitFor({ state: 'detached', timeout: patienceMs })
    .catch(() => {})
}
