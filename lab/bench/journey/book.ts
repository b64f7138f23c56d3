import { addDays, type CalendarDate } from '@calm-rest/contract/stay'
import type { Page } from 'playwright-core'

/** A booking as a guest makes it on a phone: every press and key is one of the browser's own. */
export const bookOnPhone = async (page: Page, site: string, checkIn: CalendarDate) => {
  const press = async (name: string | RegExp, role: 'button' | 'link' | 'tab' = 'button') =>
    page.getByRole(role, { name }).filter({ visible: true }).first().tap()
  const type = async (label: RegExp, text: string) => {
    const field = page.getByLabel(label).first()
    await field.tap()
    await field.press('ControlOrMeta+a')
    await field.pressSequentially(text)
  }
  await page.goto(site, { waitUntil: 'load' })
  await press('Menu')
  await press('Rooms', 'link')
  await press('Sea View', 'tab')
  await press(/^Details/, 'link')
  for (let picture = 2; picture <= 4; picture += 1) {
    await press('Next picture')
    await page.getByText(`${picture} of 4`).first().waitFor()
  }
  await press('Next month')
  await press('Book', 'link')
  await press('Continue as guest', 'link')
  await type(/First name/i, 'Ada')
  await type(/Last name/i, 'Perera')
  await type(/E-mail/i, 'ada@journey.example')
  await type(/Check-in/, checkIn)
  await type(/Check-out/, addDays(checkIn, 2))
  await press(/^Confirm booking · \$/)
  await page
    .getByText(/CR-\w{4}-\w{4}/)
    .first()
    .waitFor()
}
