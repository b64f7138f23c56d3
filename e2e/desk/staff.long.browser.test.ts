import { addDays } from '@calm-rest/contract/stay'
import { mailTo, openPage, type Site, sharedBrowser, startSite, withPasskeys } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { book, inviteTo, neverLooks, openDeskPage, phone, today } from './staffed.fixture.ts'

// A site of its own: its staff is that of this file.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

it('invites somebody by a link; ends their session, and their phone is signed out at once', async () => {
  // the first of this file: nobody else is an owner yet
  const owner = await openDeskPage(site, 'Nirosha')
  await neverLooks(owner.page)
  await owner.page.reload()
  await button(owner.page, 'Nirosha').click()
  await owner.page.getByRole('link', { name: 'Staff' }).click()
  await owner.page.getByText('The only owner can neither go nor have another role.').waitFor()
  await button(owner.page, 'Invite somebody').click()
  const form = owner.page.getByRole('dialog', { name: 'Invite somebody' })
  await form.getByLabel('Name').fill('Kamal')
  await form.getByRole('button', { name: 'Invite' }).click()
  const given = owner.page.getByRole('dialog', { name: 'Link for Kamal' })
  const link = await given.getByRole('textbox', { name: 'Link' }).inputValue()
  // this browser shares nothing, a phone does
  expect(await given.getByRole('button', { name: 'Share the link' }).count()).toBe(0)
  await given.getByRole('button', { name: 'Close' }).click()

  const { page, problems } = await openPage(await sharedBrowser(), { ...phone, isNew: true })
  await withPasskeys(page)
  await neverLooks(page)
  await page.goto(link)
  await button(page, 'Create a passkey').click()
  await button(page, 'Kamal').click()
  expect(await page.getByRole('link', { name: 'Staff' }).count()).toBe(0)
  await page.getByRole('link', { name: 'My access' }).click()
  await page.getByText('This is your only one').waitFor()
  await page.getByText('This device').waitFor()

  const card = owner.page.getByRole('article', { name: 'Kamal' })
  await card.getByText('1 session', { exact: true }).waitFor()
  await card.getByRole('button', { name: 'Sign out Kamal' }).click()
  await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('Your session has ended.').waitFor()
  await card.getByText('signed in nowhere').waitFor()
  expect(owner.problems).toEqual({ errors: [], warnings: [], uncaught: [], foreign: [] })
  // the browser itself says that the API answered 401
  expect(problems).toMatchObject({ uncaught: [], foreign: [] })
})

it('shares a link where the device can, says so where it may not, and nothing where somebody changed their mind', async () => {
  const { page } = await openDeskPage(site, 'Malini')
  await page.goto(`${site.url}desk/staff`)
  // as a phone has it: the window that it opens is the system's
  await page.evaluate(() => {
    const ends = ['AbortError', 'NotAllowedError', undefined]
    const share = async (shared: ShareData) => {
      const name = ends.shift()
      if (name) throw new DOMException('No', name)
      Object.assign(window, { shared })
    }
    Object.assign(navigator, { share })
  })
  await button(page, 'New link for Malini').click()
  const dialog = page.getByRole('dialog', { name: 'Link for Malini' })
  const share = dialog.getByRole('button', { name: 'Share the link' })
  await share.click()
  expect(await dialog.getByRole('status').textContent()).toBe('')
  await share.click()
  await dialog.getByText('press the link and copy it').waitFor()
  await share.click()
  await expect
    .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
    .toEqual({ title: 'Your invitation', url: await dialog.getByRole('textbox').inputValue() })
  expect(await dialog.getByRole('status').textContent()).toBe('')
})

it('R-staff-acts: confirms a lower price with the passkey, and tells who has none what to do', async () => {
  const from = addDays(today(), 20)
  const reference = await book(site, { firstName: 'Mira', room: 'coral-suite', from, nights: 3, price: 268 })
  const { page } = await openPage(await sharedBrowser(), { ...phone, isNew: true })
  await withPasskeys(page)
  const proofs: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/staff/proof')) proofs.push(request.method())
  })
  const email = 'ruwan@example.com'
  await page.goto(`${site.url}desk${await inviteTo(site, 'Ruwan', 'desk', email)}`)
  await button(page, 'Go on without a passkey').click()
  // the browser has the session once the desk is there
  await button(page, 'Ruwan').waitFor()
  const shorten = async () => {
    await page.goto(`${site.url}desk/stay?reference=${reference}`)
    await button(page, 'Room or nights').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Departure').fill(addDays(from, 2))
    await dialog.getByText('A lower price is confirmed with your passkey.').waitFor()
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    return dialog
  }
  const refused = await shorten()
  await refused.getByRole('alert').getByText('Ask the owner for a new link').waitFor()
  expect(proofs).toEqual([])

  // by the link, a passkey; then once more in by a code, with the passkey at hand
  const again = await inviteTo(site, 'Ruwan')
  await page.goto('about:blank')
  await page.goto(`${site.url}desk${again}`)
  await button(page, 'Create a passkey').click()
  await button(page, 'Ruwan').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await button(page, 'No passkey on this device?').click()
  await page.getByLabel('E-mail address').fill(email)
  await button(page, 'Send a code').click()
  const { text } = await mailTo(site, email, /code for the front desk/)
  await page.getByLabel('Code from the mail').fill(/\b\d{8}\b/.exec(text)?.[0] ?? '')
  await button(page, 'Sign in').click()
  await button(page, 'Ruwan').waitFor()
  const done = await shorten()
  await done.waitFor({ state: 'detached' })
  await page.getByText('$536').first().waitFor()
  expect(proofs).toEqual(['POST'])
})
