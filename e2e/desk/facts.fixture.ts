import type { Page } from 'playwright-core'

/** Fields that the desk saves together, with their button. */
export const factsGroup = (page: Page, name: string) =>
  page.locator('form', { has: page.getByRole('group', { name }) })
