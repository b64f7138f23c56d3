import { openDatabase, seed } from '@calm-rest/api/demonstration'
import { openPage, sharedBrowser, startSite, temporaryFolder } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { factsGroup } from './facts.fixture.ts'
import { beginNewRoom, makeDraft } from './new-room.fixture.ts'
import { arrived, pick, taken } from './photographs.fixture.ts'
import { phone, signInAt } from './staffed.fixture.ts'

/** A site as `npm start -- --empty` begins it. */
const startEmpty = async () => {
  const dataDir = temporaryFolder('site')
  const db = await openDatabase({ dataDir })
  await seed(db, new Date(), 'nothing')
  await db.close()
  return startSite({ dataDir })
}

/** Fills in fields of a group of facts, and saves it. */
const saveFacts = async (page: Page, group: string, values: Readonly<Record<string, string>>) => {
  const form = factsGroup(page, group)
  for (const [label, value] of Object.entries(values))
    await form.getByRole('textbox', { name: label, exact: true }).fill(value)
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByText('Saved. Guests see it').waitFor()
}

it('R-open-empty, R-open-soon: an owner is led through what is left, on a phone, and opens; guests find the room', async () => {
  const site = await startEmpty()
  const guestReads = async () => {
    const answer = await fetch(`${site.url}rooms`)
    const page = await answer.text()
    return [page.includes('We open soon'), page.includes('Garden Loft'), answer.headers.get('X-Robots-Tag')]
  }
  expect(await guestReads()).toEqual([true, false, 'noindex'])
  const { page, problems } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Nirosha')
  await page.getByRole('heading', { level: 1, name: 'Set up' }).waitFor()
  await page.getByText('3 things are still needed.').waitFor()

  await page.getByRole('link', { name: 'To the facts of the house' }).click()
  await factsGroup(page, 'Where it is').getByLabel('Country').selectOption({ label: 'Sri Lanka' })
  await saveFacts(page, 'Where it is', {
    'Street and number': '1 Beach Road',
    'Postal code': '80000',
    Town: 'Galle',
  })
  await saveFacts(page, 'How to reach it', { 'E-mail': 'stay@palm-villa.example', Telephone: '091 222 3344' })
  const counting = factsGroup(page, 'Currency and time zone')
  await counting.getByLabel('Currency').selectOption('LKR')
  await counting.getByRole('button', { name: 'Save' }).click()
  await counting.getByText('Saved.').waitFor()
  const dialog = await beginNewRoom(page)
  await dialog.getByLabel('Kind of room').selectOption({ label: 'Family' })
  await makeDraft(dialog)
  for (const tab of ['English', 'Deutsch', '中文']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
    await page.getByRole('textbox', { name: 'Bed' }).fill('1 king bed')
    await page.getByRole('textbox', { name: 'Description' }).fill('Among the mango trees.')
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. Guests read it once the room is offered.').waitFor()
  await pick(page, 'Choose photographs', await taken('loft.jpg', '#1F7A85'))
  await arrived(page, 1)
  await page.getByRole('button', { name: 'Offer to guests' }).click()
  await page.getByRole('button', { name: /No longer offer/ }).waitFor()

  await page.goto(`${site.url}desk/setup`)
  await page.getByRole('combobox', { name: 'Breakfast' }).selectOption('extra')
  await page.getByRole('spinbutton', { name: 'Price for each person a night' }).fill('1500')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Price for each person a night').waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'See the site as it will be' }).click()
  await page.getByRole('heading', { name: 'Garden Loft' }).waitFor()
  await page.getByText('Not open yet: only your team sees this').waitFor()
  await page.goBack()
  expect(await guestReads()).toEqual([true, false, 'noindex'])
  await page.getByRole('button', { name: 'Open to guests' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Open to guests' }).click()
  await page.getByText('Open since').waitFor()
  expect(await guestReads()).toEqual([false, true, null])
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
