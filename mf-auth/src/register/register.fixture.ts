import { aGuest } from '@calm-rest/testing'
import type { Page } from 'playwright-core'

/** What a guest finds and does on the page of registration; `page` is that of the test that runs. */
export const registerSteps = (page: () => Page) => {
  const field = (name: string) => page().getByRole('textbox', { name, exact: false })
  const country = () => page().getByRole('combobox', { name: 'Country' })
  const password = () => page().locator('input[name="password"]')
  const confirmation = () => page().locator('input[name="confirmPassword"]')
  return {
    field,
    country,
    password,
    confirmation,
    button: (name: string) => page().getByRole('button', { name, exact: true }),
    alert: () => page().getByRole('alert'),
    /** Options of the list below the country. */
    options: () => page().getByRole('listbox').getByRole('option'),
    /** Fills in all fields, with the address of a new guest. */
    fillIn: async (typed = 'monsoon over mirissa', again = typed) => {
      const { email } = aGuest()
      await field('First Name').fill('Amara')
      await field('Last Name').fill('Perera')
      await country().fill('Atlantis')
      await field('Email').fill(email)
      await password().fill(typed)
      await confirmation().fill(again)
    },
  }
}
