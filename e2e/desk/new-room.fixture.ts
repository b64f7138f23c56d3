import type { Locator, Page } from 'playwright-core'

/** Opens the dialog of a new room on the property's page, and fills in all but the name in Chinese. */
export const beginNewRoom = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'New room type' }).click()
  const dialog = page.getByRole('dialog', { name: 'New room type' })
  for (const [label, value] of Object.entries({
    'Name in English': 'Garden Loft',
    'Name in German': 'Gartenloft',
    'Square metres': '34.5',
    'Price of a night': '129.50',
  }))
    await dialog.getByLabel(label).fill(value)
  return dialog
}

/** Fills in the rest, and creates the draft. */
export const makeDraft = async (dialog: Locator) => {
  await dialog.getByLabel('Name in Chinese').fill('花园阁楼')
  await dialog.getByRole('button', { name: 'Create the draft' }).click()
}
