import { type Site, startSite } from '@calm-rest/testing'
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { isFocused } from './keyboard.fixture.ts'
import { beginNewRoom, makeDraft } from './new-room.fixture.ts'
import { book, openDeskPage } from './staffed.fixture.ts'

/** The dialog that `opener` opens: it has the focus, lets Tab go nowhere else, and gives it back. */
const holdsFocus = async (page: Page, opener: Locator) => {
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  const where = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog[open]') ? 'inside' : 'outside'
    })
  expect(await dialog.locator(':focus').count()).toBe(1)
  const controls = await dialog.locator('button, input, select, textarea, a').count()
  for (let presses = 0; presses <= controls; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await where()).toBe('inside')
  }
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await isFocused(opener)).toBe(true)
}

/** So that there is an entry to reverse, and money to give back. */
const pay = async (page: Page, site: Site, reference: string) => {
  await page.goto(`${site.url}desk/stay?reference=${reference}`)
  await page.getByRole('button', { name: 'Payment of Grace Perera' }).click()
  await page.getByRole('button', { name: 'Take the payment' }).click()
  await page.getByRole('button', { name: 'Give money back' }).waitFor()
}

/** So that there is an address to change. */
const addDraft = async (page: Page, site: Site) => {
  await page.goto(`${site.url}desk/property`)
  await makeDraft(await beginNewRoom(page))
  await page.getByRole('button', { name: 'Change the address' }).waitFor()
}

it('opens every dialog with the focus in it, lets none out, and gives it back to what opened it', async () => {
  const site = await startSite()
  const reference = await book(site, { firstName: 'Amara', room: 'coral-suite', price: 268 })
  const paid = await book(site, { firstName: 'Grace', room: 'horizon-room', price: 128 })
  await openDeskPage(site, 'Nirosha', 'desk')
  const { page, problems } = await openDeskPage(site, 'Kamal', 'owner', { width: 1440, height: 900 })
  const openers: { path: string; tab?: RegExp; names: (string | RegExp)[] }[] = [
    { path: 'today', names: ['Kamal', 'Payment of Amara Perera'] },
    {
      path: `stay?reference=${reference}`,
      names: ['Room or nights', 'Nationality', 'Price by hand', 'Cancel the stay'],
    },
    { path: 'rooms', tab: /^All/, names: ['Out of order…'] },
    { path: 'prices', names: ['Change prices'] },
    { path: 'prices', tab: /^Restrictions/, names: ['Add a restriction'] },
    { path: 'prices', tab: /^Closures/, names: ['Close the house'] },
    { path: 'messages', tab: /^Reviews/, names: ['Hide'] },
    { path: 'staff', names: ['Invite somebody', 'Role of Nirosha', 'Sign out Nirosha', 'Remove Nirosha'] },
    { path: 'me', names: ['Add a passkey'] },
    { path: `stay?reference=${paid}`, names: ['Give money back', 'Reverse the entry of $256'] },
    { path: 'property', names: ['New room type', 'New amenity', /^Change Free-standing bathtub, /] },
    { path: 'property?room=coral-suite', names: ['New amenity'] },
    { path: 'property?room=garden-loft', names: ['Change the address'] },
  ]
  await pay(page, site, paid)
  await addDraft(page, site)
  for (const { path, tab, names } of openers) {
    await page.goto(`${site.url}desk/${path}`)
    if (tab) await page.getByRole('tab', { name: tab }).click()
    for (const name of names) {
      const opener = page.getByRole('button', { name, exact: true }).first()
      await opener.waitFor()
      await holdsFocus(page, opener)
    }
  }
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
