import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type HostileName, hostilePages } from './hostile-pages.ts'

const indexOf = (name: HostileName) => hostilePages.findIndex((page) => page.name === name)

/** Chooses a hostile page, and expects the elements to hold; `/partners?widget=both&limit=2` is open. */
export const expectHolds = async (page: Page, name: HostileName) => {
  await page.getByRole('tablist', { name: 'Style sheets' }).locator('[role=tab]').nth(indexOf(name)).click()
  await page.locator(`iframe[src*="host=${name}"]`).scrollIntoViewIfNeeded()
  const inside = page.frameLocator(`iframe[src*="host=${name}"]`)
  for (const element of ['calm-rest-rooms', 'calm-rest-booking']) {
    // content above it pushes it out of sight again
    const comes = async () => {
      await inside.locator(element).evaluate((one) => one.scrollIntoView())
      return inside.locator(`${element}[data-state=ready]`).count()
    }
    await expect.poll(comes).toBe(1)
  }
  for (const part of [inside.locator('[name=firstName]'), inside.locator('[part=room-card]').first()]) {
    expect((await part.boundingBox())?.width).toBeGreaterThan(100)
    expect(await part.isVisible()).toBe(true)
  }
}
