import type { Page } from 'playwright-core'

/** Holds requests until the returned function is called, so that a moment can be inspected. */
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
