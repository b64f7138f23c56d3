import { addDays } from '@calm-rest/contract/stay'
import { openPage, type Site, sharedBrowser, startSite, withPasskeys } from '@calm-rest/testing'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { book, inviteTo, neverLooks, openDeskPage, phone, today } from './staffed.fixture.ts'

// A site of its own: the rooms of today are nobody else's.
let site: Site
beforeAll(async () => {
  site = await startSite()
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Front desk' }).getByRole('link', { name })

describe('the way in', () => {
  it('is a one-time link with a passkey, then one press; a used link is refused', async () => {
    const { page, context, problems } = await openPage(await sharedBrowser(), phone)
    await withPasskeys(page)
    const invite = await inviteTo(site, 'Kamal', 'desk')
    await page.goto(`${site.url}desk${invite}`)
    await page.getByRole('heading', { name: 'Welcome, Kamal' }).waitFor()
    // the link is in no address any more
    expect(page.url()).toBe(`${site.url}desk`)
    await button(page, 'Create a passkey').click()
    await tab(page, 'Arrivals').waitFor()

    await button(page, 'Kamal').click()
    await button(page, 'Sign out').click()
    await button(page, 'Sign in with a passkey').click()
    await tab(page, 'Arrivals').waitFor()

    // a look that was on its way is answered 401, which the browser itself says
    expect(problems.errors.filter((error) => !/ 401 .*\/api\/staff\/day\)$/.test(error))).toEqual([])
    expect(problems).toMatchObject({ warnings: [], uncaught: [], foreign: [] })
    const again = await context.newPage()
    await again.goto(`${site.url}desk${invite}`)
    await again.getByRole('alert').getByText('This link is no longer valid').waitFor()
  })
})

describe('a day at the desk, in one hand', () => {
  it('checks in and takes it back, moves a guest with the price before, books who walks in, and keeps a note', async () => {
    const reference = await book(site, { firstName: 'Amara', room: 'coral-suite', price: 268 })
    const { page, problems } = await openDeskPage(site, 'Nirosha')

    // a room that is not clean yet
    await bar(page, 'Rooms').click()
    await tab(page, 'All:').click()
    const room = page.getByRole('listitem').filter({ hasText: 'Coral Suite' })
    await room.getByRole('button', { name: 'Dirty' }).click()
    await room.getByRole('button', { name: 'Dirty', pressed: true }).waitFor()

    // today
    await bar(page, 'Today').click()
    await page.getByText('15:30').waitFor()
    await button(page, 'Check in Amara Perera').click()
    const refused = page.getByRole('dialog', { name: 'Check in Amara Perera' })
    await refused.getByText('is not clean yet').waitFor()
    await refused.getByText('No other room of this type is free and clean.').waitFor()
    await refused.getByText('Check in all the same').first().click()
    await refused.getByLabel('Reason').fill('They leave their bags')
    await refused.getByRole('button', { name: 'Check in all the same' }).click()
    await tab(page, 'In house').click()
    await page.getByText('Amara Perera').waitFor()
    await tab(page, 'Arrivals').click()
    await button(page, 'Undo for Amara Perera').click()
    await button(page, 'Check in Amara Perera').waitFor()

    // chart, by the keyboard: the bar is under the cursor where its unit and today are
    await bar(page, 'Chart').click()
    const grid = page.getByRole('grid', { name: 'Rooms by nights' })
    const bars = grid.getByRole('gridcell', { name: /^Amara Perera/ })
    await bars.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Other room or nights' }).click()
    const change = page.getByRole('dialog')
    await change.getByLabel('Departure').fill(addDays(today(), 3))
    await change.getByText('The guest pays more').waitFor()
    await change.getByText('$268', { exact: true }).waitFor()
    await change.getByRole('button', { name: 'Change' }).click()
    await page.getByText('Amara Perera is now in').waitFor({ state: 'attached' })

    // walk-in: from a free night by the keyboard
    await grid.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('link', { name: 'New booking' }).click()
    await page.getByLabel('First name').fill('Ruwan')
    await page.getByLabel('Last name').fill('Silva')
    await button(page, /^Book$/).click()
    await page.getByText('Ruwan Silva is booked.').waitFor()
    await page.getByRole('link', { name: 'Open' }).click()
    await page.getByText('In house').waitFor()

    // the stay of the first guest: a note, a price by hand with the passkey, its history
    await page.goto(`${site.url}desk/stay?reference=${reference}`)
    await page.getByLabel('Note for the team').fill('Comes with a bicycle')
    await button(page, 'Save the note').click()
    // the price is set on the stay as it is with the note
    await page.getByText('Note · Nirosha').waitFor()
    await button(page, 'Price by hand').click()
    await page.getByLabel('New total').fill('700')
    await page.getByLabel('Reason').fill('Broken shower')
    await button(page, 'Set the price').click()
    await page.getByText('$700').first().waitFor()
    await page.getByText('Price by hand · Nirosha').waitFor()
    await bar(page, 'Today').click()
    await page.getByText('Comes with a bicycle').waitFor()
    // the check-in that was refused, which the browser itself says
    expect(problems.errors.filter((error) => !/ 409 .*\/mark\)$/.test(error))).toEqual([])
    expect(problems).toMatchObject({ warnings: [], uncaught: [], foreign: [] })
  })

  it('shows what another phone does at once, and the last day where there is no network', async () => {
    await book(site, { firstName: 'Grace', room: 'horizon-room', price: 128 })
    const { page, context } = await openDeskPage(site, 'Malini', 'desk')
    await neverLooks(page)
    await page.reload()
    await button(page, 'Check in Grace Perera').waitFor()
    const other = await context.newPage()
    await other.goto(`${site.url}desk/today`)
    await button(other, 'Check in Grace Perera').click()
    await button(page, 'Undo for Grace Perera').waitFor()

    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.reload()
    await page.getByText('No connection').waitFor()
    await page.getByText('Grace Perera').first().waitFor()

    // asked for in a language that this device has no page in: once
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.goto(`${site.url}desk/today?lang=de`)
    await page.getByText('Grace Perera').first().waitFor()
    expect(documents).toBe(1)
    await context.setOffline(false)
  })
})
