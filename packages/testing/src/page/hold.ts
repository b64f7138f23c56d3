import type { Page } from 'playwright-core'

/** Keeps requests on the line until the answer is called, so that a moment can be looked at. */
export const hold = async (page: Page, calls: string): Promise<() => void> => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(calls, async (route) => {
    await held
    await route.continue()
  })
  return release
}
