import type { CalendarDate } from '@calm-rest/contract/stay'
import type { Page } from 'playwright-core'

/** The digits of a date in the order in which this browser's date fields take them: that follows the machine. */
export const digitsFor = async (page: Page, date: CalendarDate): Promise<string> => {
  const probe = await page.context().newPage()
  await probe.setContent('<input type="date" value="2001-02-03">')
  const input = probe.locator('input')
  await input.focus()
  const order: number[] = []
  for (let part = 0; part < 3; part += 1) {
    const before = (await input.inputValue()).split('-')
    await probe.keyboard.press('ArrowUp')
    const after = (await input.inputValue()).split('-')
    order.push(after.findIndex((value, index) => value !== before[index]))
    await probe.keyboard.press('ArrowRight')
  }
  await probe.close()
  const parts = date.split('-')
  return order.map((index) => parts[index] ?? '').join('')
}
