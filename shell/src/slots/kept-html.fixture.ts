import type { Page } from 'playwright-core'

/** What a page says whose scripts did not come. */
export const notice = (page: Page) =>
  page.locator('main [role=status]', { hasText: 'Not everything here has loaded' })

/** What no script can replace: the names of the rooms and where they lead. */
export const roomsShown = (page: Page) =>
  page
    .locator('main [data-slot] a[href*="/rooms/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
