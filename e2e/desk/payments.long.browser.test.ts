import { withDesk } from '@calm-rest/site/testing'
import { openPage, type Site, sharedBrowser, startSite } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { book, signInAt, today } from './staffed.fixture.ts'

// A site of its own: the guests of today, and what they owe, are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

const phone = { width: 390, height: 844 }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

it('takes an amount due at the arrival in two taps, asks for it at the departure, and records the nationality', async () => {
  await book(site, { firstName: 'Amara', room: 'coral-suite', price: 268 })
  const { page, problems } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Nirosha', 'desk')
  let taps = 0
  const tap = async (name: string) => {
    taps += 1
    await button(page, name).click()
  }
  const amara = card(page, 'Amara Perera')
  await amara.getByText('$536 due').waitFor()
  await tap('Payment of Amara Perera')
  expect(await page.getByRole('dialog').getByLabel('Amount').inputValue()).toBe('536')
  await tap('Take the payment')
  await amara.getByText('paid', { exact: true }).waitFor()
  expect(taps).toBe(2)
  expect(await button(page, 'Payment of Amara Perera').count()).toBe(0)

  // by card, and only a part: one tap more
  const reference = await book(site, { firstName: 'Grace', room: 'horizon-room', price: 128 })
  const grace = card(page, 'Grace Perera')
  await grace.getByText('$256 due').waitFor()
  await button(page, 'Payment of Grace Perera').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('300')
  await dialog.getByRole('radio', { name: 'Card' }).check()
  await button(page, 'Take the payment').click()
  await dialog.getByText('This is too large.').waitFor()
  await dialog.getByLabel('Amount').fill('200')
  await button(page, 'Take the payment').click()
  await grace.getByText('$56 due').waitFor()

  // at check-in: the nationality, which another phone notes of one of them meanwhile
  await button(page, 'Check in Grace Perera').click()
  await button(page, 'Nationality of Grace Perera').click()
  const nationality = dialog.getByLabel('Nationality', { exact: true })
  await nationality.selectOption({ label: 'Ghana' })
  await button(page, 'Add another nationality').click()
  await dialog.getByLabel('Another nationality').selectOption({ label: 'Kenya' })
  await withDesk(site.dataDir, ({ stays }) => stays.setNationalities(reference, { GB: 1 }))
  await grace.getByText('United Kingdom (1)').waitFor()
  await button(page, 'Save').click()
  await dialog.getByText('Somebody has changed this meanwhile.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await button(page, 'Discard').click()
  await button(page, 'Nationality of Grace Perera').click()
  expect(await nationality.inputValue()).toBe('GB')
  await nationality.selectOption({ label: 'Ghana' })
  await dialog.getByLabel('Another nationality').selectOption({ label: 'Kenya' })
  await button(page, 'Save').click()
  await grace.getByText('Ghana (1) · Kenya (1)').waitFor()
  await button(page, 'Nationality of Grace Perera').waitFor({ state: 'detached' })

  // before the last night it is asked what becomes of the others; what the guest owes is paid there, and they are checked out
  await page.getByRole('tab', { name: /^In house/ }).click()
  await button(page, 'Check out Grace Perera').click()
  await page
    .getByRole('dialog', { name: 'Grace Perera leaves early' })
    .getByText('Total $256 · $56 due')
    .waitFor()
  await button(page, 'Check out, charge all nights').click()
  await page.getByRole('dialog', { name: 'Grace Perera still owes $56' }).waitFor()
  await dialog.getByLabel('Amount').fill('20')
  await button(page, 'Take payment and check out').click()
  await page.getByRole('dialog', { name: 'Grace Perera still owes $36' }).waitFor()
  await dialog.getByText('The rest is still due.').waitFor()
  expect(await dialog.getByLabel('Amount').inputValue()).toBe('36')
  await button(page, 'Take payment and check out').click()
  await dialog.waitFor({ state: 'detached' })
  await button(page, 'Check out Grace Perera').waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: /^Leaving/ }).click()
  await grace.getByText('Left', { exact: true }).waitFor()
  await grace.getByText('paid', { exact: true }).waitFor()
  expect(problems).toEqual({
    // the message to the slower phone
    errors: [expect.stringMatching(/409 .*\/nationalities/)],
    warnings: [],
    uncaught: [],
    foreign: [],
  })
})

it('has every entry on the page of the stay, where one that was wrong is reversed with the passkey', async () => {
  const reference = await book(site, { firstName: 'Leela', room: 'lighthouse-suite', price: 235 })
  const { page, problems } = await openPage(await sharedBrowser(), phone)
  await signInAt(page, site, 'Malini')
  await page.goto(`${site.url}desk/stay?reference=${reference}`)
  const payments = page.getByRole('region', { name: 'Payments' })
  await payments.getByText('Nothing was paid yet.').waitFor()
  await button(page, 'Payment of Leela Perera').click()
  await button(page, 'Take the payment').click()
  await payments.getByText('Payment · Cash').waitFor()
  await button(page, 'Reverse the entry of $470').click()
  await page.getByRole('dialog').getByLabel('Reason').fill('Of the room beside it')
  await button(page, 'Reverse').click()
  await payments.getByText('Reversal · Cash').waitFor()
  await payments.getByText('$470 due').waitFor()
  await page.getByText('Payment reversed · Malini').waitFor()

  await page.goto(`${site.url}desk/figures`)
  const guests = page.getByRole('region', { name: 'Guests by nationality' })
  await guests.getByText("For the authority's monthly form").waitFor()
  const file = page.waitForEvent('download')
  await guests.getByRole('link', { name: 'Nationalities as CSV' }).click()
  expect((await file).suggestedFilename()).toContain(`nationalities-${today().slice(0, 7)}-01`)
  expect(problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
})
