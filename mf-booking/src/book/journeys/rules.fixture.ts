import type { Page } from 'playwright-core'
import { field } from './booking-page.fixture.ts'

/** Error that a screen reader announces with the field; undefined for a valid field. */
export const errorOf = (page: Page, name: string) =>
  field(page, name).evaluate((control) => {
    const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
    const texts = ids.map((id) => (control.getRootNode() as Document).getElementById(id)?.textContent ?? '')
    return control.getAttribute('aria-invalid') === 'true' ? texts.at(-1) : undefined
  })

/** The warning about dates in the wrong order. */
export const warning = (page: Page) => page.getByRole('alertdialog')
export const warned = (page: Page) =>
  warning(page).getByText('Check-out date must be after the check-in date.', { exact: true }).waitFor()
