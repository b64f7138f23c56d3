import { withDesk } from '@calm-rest/site/testing'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import { beforeAll, expect, it } from 'vitest'
import { book, phone, signInAt } from './staffed.fixture.ts'

// A site of its own: what is in the tills is nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

it('R-staff-till: takes rupees for dollars, and closes the till in three presses, by keyboard alone', async () => {
  const reference = await book(site, { firstName: 'Amara', room: 'coral-suite', price: 268 })
  await withDesk(site.dataDir, async ({ rates, payments }) => {
    const { rates: held } = await rates.current()
    await rates.replace(
      Object.assign({}, held, { otherCurrencies: [{ currency: 'LKR', perDollar: 298.55 }] }),
    )
    await payments.take(reference, { amount: 36, method: 'card' })
  })
  const { page, problems } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Nirosha', 'desk')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Payment of Amara Perera' }).click()
  await dialog.getByRole('radio', { name: 'LKR' }).check()
  await dialog.getByLabel(/The guest gives/).fill('150000')
  await dialog.getByRole('radio', { name: 'LKR 725' }).waitFor()
  await page.getByRole('button', { name: 'Take the payment' }).click()
  await dialog.waitFor({ state: 'detached' })

  let presses = 0
  const press = async (role: 'link' | 'button', name: string) => {
    presses += 1
    await page.getByRole(role, { name, exact: true }).press('Enter')
  }
  await press('link', 'Till')
  await page.getByRole('article', { name: 'Nirosha', exact: true }).getByText('LKR 149,275').waitFor()
  await press('button', 'Close the till of Nirosha')
  await page.keyboard.press('Tab')
  await dialog.getByLabel(/^Counted, LKR/).fill('149275')
  await press('button', 'Close the till')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('No. 1 · Nirosha').waitFor()
  expect(presses).toBe(3)
  expect(await page.getByRole('article', { name: 'Nirosha', exact: true }).count()).toBe(0)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
