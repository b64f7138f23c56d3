import type { Locator, Page } from 'playwright-core'

export const isFocused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement)

/** Text that a screen reader speaks for the grid cell under the keyboard, once it is drawn. */
export const underCursor = async (page: Page): Promise<string> => {
  const label = await page.waitForFunction(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? ''
    return document.getElementById(id)?.getAttribute('aria-label')
  })
  return (await label.jsonValue()) ?? ''
}

/** Presses Tab until it is there, as somebody does who has no pointer. */
export const tabTo = async (page: Page, locator: Locator) => {
  await locator.waitFor()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await isFocused(locator)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No press of Tab leads to ${locator}`)
}
